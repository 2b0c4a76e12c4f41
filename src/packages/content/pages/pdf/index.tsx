import { PdfReader } from '../../components/pdf-reader'

export default function ShowPdfPage() {
  return <PdfReader route="showPdf" />
}
