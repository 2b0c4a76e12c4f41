import { PdfReader } from '../../documents/pdf-reader'

export default function AgreementPdfPage() {
  return <PdfReader route="content/agreement-pdf" />
}
