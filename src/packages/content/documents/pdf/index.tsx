import { PdfReader } from '../pdf-reader'

export default function ShowPdfPage() {
  return <PdfReader route="showPdf" />
}
