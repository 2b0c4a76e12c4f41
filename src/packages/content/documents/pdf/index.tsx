import { PdfReader } from '../pdf-reader'

export default function PdfPage() {
  return <PdfReader route="content/pdf" />
}
