import { definePage } from '@/domains/shell/define-page'
import { PdfReader } from '@/domains/documents/pdf-reader'

export default definePage(function ContractPdfPage() {
  return <PdfReader route="signing/contract-pdf" />
})
