import { definePage } from '@/domains/shell/define-page'
import { PdfReader } from '@/domains/documents/pdf-reader'

export default definePage(function AgreementPdfPage() {
  return <PdfReader route="content/agreement-pdf" />
})
