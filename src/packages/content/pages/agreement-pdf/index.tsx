import { PdfReader } from '../../components/pdf-reader'

export default function AgreementPdfPage() {
  return <PdfReader route="agreementPdf" />
}
