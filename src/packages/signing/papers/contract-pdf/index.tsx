import { PdfReader } from '@/domains/documents/pdf-reader'

export default function ContractPdfPage() {
  return <PdfReader route="signing/contract-pdf" />
}
