/** A picture as brightness alone, 0 to 255 a pixel, row by row. */
export interface Luminance {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** What keeps a photo from being read, the worst first. */
export type PhotoProblem = 'small' | 'dark' | 'blurred' | 'glare' | 'cut'

/** What a photo shows: of a card all four edges must be in the picture. */
export type PhotoSubject = 'card' | 'page' | 'person'

export interface PhotoQuality {
  readonly problems: readonly PhotoProblem[]
  /** `false`: nothing stands out against its ground, so that nobody can tell whether the edges are all there. */
  readonly isSure: boolean
}

/** Long edge that pictures are measured at: sharpness means something at one size only. */
export const MEASURED_EDGE = 480

/** A card with its number needs so many pixels on the long edge of the photo, anything else as many as the server asks. */
const MIN_LONG_EDGE: Record<PhotoSubject, number> = { card: 800, page: 800, person: 400 }
const MIN_SHORT_EDGE = 300

/** Mean brightness below which letters vanish. */
const DARK_MEAN = 60
/** Spread of the second derivative: focused print at this size has several hundred, a shaken hand below 60. */
const SHARP_VARIANCE = 70
/** Nearly white, and its neighbours too: paper in good light has grain and stays below. */
const GLARE_LEVEL = 252
const GLARE_SHARE = 0.015
/** A step in brightness that counts as an edge. */
const EDGE_STEP = 24
/** Print alone covers less of a picture than a card does. */
const CARD_SHARE = 0.2
/** Of a card's outline, so much has to be seen along the picture's border to say that it runs out there. */
const CUT_SHARE = 0.35

const at = ({ pixels, width }: Luminance, x: number, y: number) => pixels[y * width + x] as number

function mean({ pixels }: Luminance): number {
  let sum = 0
  for (const pixel of pixels) sum += pixel
  return sum / Math.max(pixels.length, 1)
}

/** Variance of the Laplacian: how quickly brightness turns, which blurring takes away before anything else. */
export function sharpness(picture: Luminance): number {
  const { width, height } = picture
  let sum = 0
  let squares = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around =
        at(picture, x - 1, y) + at(picture, x + 1, y) + at(picture, x, y - 1) + at(picture, x, y + 1)
      const turn = around - 4 * at(picture, x, y)
      sum += turn
      squares += turn * turn
    }
  }
  const count = Math.max((width - 2) * (height - 2), 1)
  return squares / count - (sum / count) ** 2
}

/** Side of the squares that glare is looked for in. */
const PATCH = 8

/** Share of the picture that is burnt out in whole patches: light that a lamp throws back, not white paper with print on it. */
export function glareShare(picture: Luminance): number {
  const { width, height } = picture
  let burnt = 0
  let patches = 0
  for (let top = 0; top + PATCH <= height; top += PATCH) {
    for (let left = 0; left + PATCH <= width; left += PATCH) {
      patches += 1
      if (isBurnt(picture, left, top)) burnt += 1
    }
  }
  return patches ? burnt / patches : 0
}

function isBurnt(picture: Luminance, left: number, top: number): boolean {
  for (let y = top; y < top + PATCH; y += 1) {
    for (let x = left; x < left + PATCH; x += 1) if (at(picture, x, y) < GLARE_LEVEL) return false
  }
  return true
}

/** The four borders of the picture, each as the brightness along it at a distance from the edge. */
const BORDERS: readonly ((picture: Luminance, along: number, depth: number) => number)[] = [
  (picture, along, depth) => at(picture, along, depth),
  (picture, along, depth) => at(picture, along, picture.height - 1 - depth),
  (picture, along, depth) => at(picture, depth, along),
  (picture, along, depth) => at(picture, picture.width - 1 - depth, along),
]

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Brightness of the ground: what most of the picture's outermost pixels have. */
function groundOf(picture: Luminance): number {
  const ring: number[] = []
  BORDERS.forEach((read, side) => {
    const length = side < 2 ? picture.width : picture.height
    for (let along = 0; along < length; along += 1) ring.push(read(picture, along, 0))
  })
  return median(ring)
}

/** Brightness of what stands out against the ground: the card, if that is enough of the picture to be one. */
function cardOf({ pixels }: Luminance, ground: number): number | undefined {
  const standing = Array.from(pixels).filter(pixel => Math.abs(pixel - ground) >= EDGE_STEP)
  return standing.length < CARD_SHARE * pixels.length ? undefined : median(standing)
}

/** Whether a pixel is nearer to the card than to the ground. */
const isCardLike = (value: number, ground: number, card: number) =>
  Math.abs(value - card) < Math.abs(value - ground)

/** Largest share of a border that the card covers. */
function borderShare(picture: Luminance, ground: number, card: number): number {
  const shares = BORDERS.map((read, side) => {
    const length = side < 2 ? picture.width : picture.height
    let covered = 0
    for (let along = 0; along < length; along += 1) {
      if (isCardLike(read(picture, along, 1), ground, card)) covered += 1
    }
    return covered / length
  })
  return Math.max(...shares)
}

/** Whether the card runs out of the picture; `undefined` when card and ground look alike. */
export function isCut(picture: Luminance): boolean | undefined {
  const ground = groundOf(picture)
  const card = cardOf(picture, ground)
  return card === undefined ? undefined : borderShare(picture, ground, card) > CUT_SHARE
}

/**
 * Judges a photo by its brightness alone. `size` are the edges of the photo itself, `picture` is it at about
 * {@link MEASURED_EDGE}; how many bytes it has says nothing.
 */
export function judgePhoto(
  picture: Luminance,
  size: { readonly width: number; readonly height: number },
  subject: PhotoSubject,
): PhotoQuality {
  const problems: PhotoProblem[] = []
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  if (short < MIN_SHORT_EDGE || long < MIN_LONG_EDGE[subject]) problems.push('small')
  const isDark = mean(picture) < DARK_MEAN
  if (isDark) problems.push('dark')
  // In the dark nothing is sharp: one fault is told, not its consequence.
  else if (sharpness(picture) < SHARP_VARIANCE) problems.push('blurred')
  if (glareShare(picture) > GLARE_SHARE) problems.push('glare')
  const cut = subject === 'card' && !isDark ? isCut(picture) : false
  if (cut) problems.push('cut')
  return { problems, isSure: cut !== undefined }
}

/** Brightness of the pixels of a canvas (red, green, blue, opacity), as eyes weigh the colours. */
export function luminanceOf(rgba: ArrayLike<number>, width: number, height: number): Luminance {
  const pixels = new Uint8Array(width * height)
  for (let index = 0; index < pixels.length; index += 1) {
    const from = 4 * index
    const [red = 0, green = 0, blue = 0] = [rgba[from], rgba[from + 1], rgba[from + 2]]
    pixels[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return { width, height, pixels }
}

/** Edges at which the long one is at most `limit`; nothing grows. */
export function fitWithin(width: number, height: number, limit: number): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const PROBLEMS: Record<PhotoProblem, string> = {
  small: '照片太小，请靠近一些再拍',
  dark: '光线太暗，请到亮处再拍',
  blurred: '照片模糊，请拿稳手机再拍',
  glare: '有反光，请避开灯光换个角度再拍',
  cut: '没有拍全，请让四角都在画面里再拍',
}

/** The one fault that a customer is told, by the page and by the server: the worst. */
export function problemText([worst]: readonly PhotoProblem[]): string {
  return worst ? PROBLEMS[worst] : ''
}
