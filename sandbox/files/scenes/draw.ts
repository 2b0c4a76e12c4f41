import { type Scene, SCENES } from './lines'
import { SCENE_OF } from './names'
import { type Photo, PHOTOS } from './photos'

const WIDTH = 640
const HEIGHT = 360

/** The colours of lines, of the thing a picture is about, and of its ground: `c4`, `accent` and `sunken` of the product. */
const LINE = '#7c92a0'
const SUBJECT = '#1e4a6e'
const GROUND = '#f3f1ec'

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`

function strokes(paths: readonly string[], colour: string, fill = 'none'): string {
  if (paths.length === 0) return ''
  const shapes = paths.map(path => `<path d="${path}"/>`).join('')
  return `<g fill="${fill}" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`
}

function drawScene({ lines, subject, front = [] }: Scene): string {
  return [
    HEAD,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    strokes(lines, LINE),
    strokes(subject, SUBJECT),
    strokes(front, SUBJECT, GROUND),
    '</svg>',
  ].join('')
}

function drawPhoto({ shapes, date, place }: Photo): string {
  return [
    HEAD,
    ...shapes.map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`),
    `<rect y="${HEIGHT - 40}" width="${WIDTH}" height="40" fill="#15202b" fill-opacity=".62"/>`,
    `<text x="20" y="${HEIGHT - 13}" fill="#fff" font-size="22" font-family="sans-serif">${date} ${place}</text></svg>`,
  ].join('')
}

/** Names that `drawPicture` draws. */
export const PICTURES: readonly string[] = [...Object.keys(SCENE_OF), ...Object.keys(PHOTOS)]

/** The picture of a name, 16:9: a photo from the field, or the line scene of its topic; `undefined` for one that shows nothing. */
export function drawPicture(name: string): string | undefined {
  if (!PICTURES.includes(name)) return undefined
  const photo = PHOTOS[name]
  if (photo) return drawPhoto(photo)
  const scene = SCENE_OF[name]
  return scene && drawScene(SCENES[scene])
}
