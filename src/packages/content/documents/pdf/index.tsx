import { PdfReader } from '@/domains/documents/pdf-reader'

export default function PdfPage() {
  return <PdfReader route="content/pdf" />
}
