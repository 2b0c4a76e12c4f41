import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { cropOf, inkBoxOf, type PageBox, pageCropOf, samplePages, WHOLE_PAGE } from '@/lib/ink-box'

/** Width in dots of the small picture that is looked at for ink. */
const LOOK_WIDTH = 200

/** What is shown of a paper's pages: their ink, without most of the white around it. */
export interface PaperCrop {
  readonly box: PageBox
  /** Height by width of what is shown of a page like the first. */
  readonly ratio: number
}

const known = new WeakMap<PDFPageProxy, Promise<PageBox | undefined>>()

async function lookFor(page: PDFPageProxy): Promise<PageBox | undefined> {
  const viewport = page.getViewport({ scale: LOOK_WIDTH / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  return pixels ? inkBoxOf(pixels, width, height) : WHOLE_PAGE
}

/** Where a page has ink; it is looked at once. */
function inkOf(page: PDFPageProxy): Promise<PageBox | undefined> {
  const ink = known.get(page) ?? lookFor(page)
  known.set(page, ink)
  return ink
}

const shapeOf = (page: PDFPageProxy): number => {
  const { width, height } = page.getViewport({ scale: 1 })
  return height / width
}

export const ratioOf = (page: PDFPageProxy, { left, top, right, bottom }: PageBox): number =>
  (shapeOf(page) * (bottom - top)) / (right - left)

const isLike = (one: PDFPageProxy, other: PDFPageProxy) => Math.abs(shapeOf(one) - shapeOf(other)) < 0.01

/** The crop of all pages of a paper. */
export async function paperCropOf(pdf: PDFDocumentProxy): Promise<PaperCrop> {
  const first = await pdf.getPage(1)
  const pages = await Promise.all(samplePages(pdf.numPages).map(number => pdf.getPage(number)))
  const inks = await Promise.all(pages.filter(page => isLike(page, first)).map(inkOf))
  const box = cropOf(inks)
  return { box, ratio: ratioOf(first, box) }
}

/** The crop of one page: the paper's, wider where its own ink goes further; a page of another shape has its own. */
export async function boxOf(pdf: PDFDocumentProxy, page: PDFPageProxy, paper: PageBox): Promise<PageBox> {
  const ink = await inkOf(page)
  return isLike(page, await pdf.getPage(1)) ? pageCropOf(paper, ink) : cropOf([ink])
}
