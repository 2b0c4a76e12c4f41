// Reads a PDF from the standard input with pdf.js and writes what it found as JSON. A process of its own, because pdf.js
// is made of modules that the tests' runtime does not load.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const library = path.resolve(fileURLToPath(import.meta.url), '../../../node_modules/pdfjs-dist')

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)

const document = await getDocument({
  data: new Uint8Array(Buffer.concat(chunks)),
  cMapUrl: path.join(library, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: path.join(library, 'standard_fonts/'),
  stopAtErrors: true,
  verbosity: VerbosityLevel.ERRORS,
}).promise

const pages = []
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const [, , width, height] = page.view
  pages.push({
    width,
    height,
    lines: items
      .filter(item => item.str)
      .map(item => ({ text: item.str, x: item.transform[4], width: item.width })),
  })
}
const { info } = await document.getMetadata()
process.stdout.write(JSON.stringify({ version: info.PDFFormatVersion, title: info.Title, pages }))
