/** A part of a page, in parts of its width and height, from its upper left corner. */
export interface PageBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const WHOLE_PAGE: PageBox = { left: 0, top: 0, right: 1, bottom: 1 }

/** White that is left around the ink, in parts of the page's width and height. */
const MARGIN = 0.02

/** Paper is not always quite white: what is darker than this in any colour is ink. */
const PAPER_FROM = 248

/** Where a picture of a page (RGBA) has ink, with the whole of its outermost dots; nothing on an empty page. */
export function inkBoxOf(pixels: ArrayLike<number>, width: number, height: number): PageBox | undefined {
  const isInk = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return [0, 1, 2].some(colour => (pixels[at + colour] ?? PAPER_FROM) < PAPER_FROM)
  }
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  if (right === 0) return undefined
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

const around = (boxes: readonly PageBox[]): PageBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const withMargin = ({ left, top, right, bottom }: PageBox): PageBox => ({
  left: Math.max(0, left - MARGIN),
  top: Math.max(0, top - MARGIN),
  right: Math.min(1, right + MARGIN),
  bottom: Math.min(1, bottom + MARGIN),
})

/** What is shown of every page of a paper: the ink of all the pages looked at, with a little white around it. */
export function cropOf(inks: readonly (PageBox | undefined)[]): PageBox {
  const inked = inks.filter(ink => ink !== undefined)
  return inked.length === 0 ? WHOLE_PAGE : withMargin(around(inked))
}

/** What is shown of one page: the paper's crop, and more where its own ink goes further: none is ever cut off. */
export function pageCropOf(paper: PageBox, ink: PageBox | undefined): PageBox {
  if (!ink) return paper
  const isInside =
    ink.left >= paper.left && ink.top >= paper.top && ink.right <= paper.right && ink.bottom <= paper.bottom
  return isInside ? paper : around([paper, withMargin(ink)])
}

/** The pages whose ink stands for a paper's: its first two, its middle and its last, so that a long one is not fetched whole. */
export function samplePages(pageCount: number): number[] {
  const wanted = [1, 2, Math.ceil(pageCount / 2), pageCount]
  return [...new Set(wanted)].filter(page => page >= 1 && page <= pageCount)
}
