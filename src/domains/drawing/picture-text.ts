/** Colours of the pictures that customers keep: the light paper's, whatever theme the page has. */
export const PICTURE_COLOURS = {
  ink: '#15202B',
  body: '#44505B',
  caption: '#646E78',
  brass: '#835E2B',
} as const

/** Typefaces as every host has one of them. */
const FACES = {
  sans: '-apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  serif: '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", serif',
} as const

/** No text of a picture is smaller, in its own units. */
const LEAST_SIZE = 9

export interface PictureFont {
  /** In the picture's own units. */
  readonly size: number
  readonly weight?: number
  readonly face?: keyof typeof FACES
}

/** A font as a canvas takes it. */
export function fontOf({ size, weight = 400, face = 'sans' }: PictureFont): string {
  return `${weight} ${size}px ${FACES[face]}`
}

/** Sets the font, in the largest size up to the wanted one in which the text is no wider than this. */
export function fitFont(
  context: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>,
  text: string,
  width: number,
  font: PictureFont,
): void {
  let { size } = font
  context.font = fontOf(font)
  while (size > LEAST_SIZE && context.measureText(text).width > width) {
    size -= 1
    context.font = fontOf({ ...font, size })
  }
}
