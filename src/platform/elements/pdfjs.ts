import type * as Pdfjs from 'pdfjs-dist'

/** Where the build puts the library's own files (config/index.ts): fetched when a first PDF is opened, and only then. */
const FOLDER = '/phone/static/pdfjs/'

/** The device cannot run the library: its syntax is too new for it. */
export class PdfUnsupported extends Error {}

let library: Promise<typeof Pdfjs> | undefined

/**
 * The PDF library, as its makers built it: compiled down to the browser floor it would be half as large again, and slower
 * on the devices that can run it. Rejects with `PdfUnsupported` where they cannot (iOS below 16.4, WebView below 118): the
 * host's own viewer opens the file there.
 */
function loadPdfjs(): Promise<typeof Pdfjs> {
  library ??= loadModule(`${FOLDER}pdf.min.mjs`).then(() => {
    const { pdfjsLib } = window as { pdfjsLib?: typeof Pdfjs }
    if (!pdfjsLib) throw new PdfUnsupported()
    pdfjsLib.GlobalWorkerOptions.workerSrc = `${FOLDER}pdf.worker.min.mjs`
    return pdfjsLib
  })
  // A failed download may succeed the next time.
  library.catch(() => (library = undefined))
  return library
}

/** Runs a module by a script element: `import()` itself is newer than the browser floor's syntax. */
function loadModule(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the PDF library did not arrive'))
    document.head.appendChild(script)
  })
}

/**
 * Opens a file part by part: only what the shown pages need is fetched. No script in a PDF runs, and no font program is
 * compiled to code.
 */
export async function openPdf(url: string): Promise<Pdfjs.PDFDocumentLoadingTask> {
  const pdfjs = await loadPdfjs()
  return pdfjs.getDocument({
    url,
    cMapUrl: `${FOLDER}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${FOLDER}standard_fonts/`,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
}
