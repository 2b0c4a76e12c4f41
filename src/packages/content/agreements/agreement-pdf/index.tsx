import { PdfReader } from '@/domains/documents/pdf-reader'

export default function AgreementPdfPage() {
  return <PdfReader route="content/agreement-pdf" />
}
