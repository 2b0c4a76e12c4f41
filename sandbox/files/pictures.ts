import type { FastifyInstance } from 'fastify'
import { PICTURE_PATH } from '@/contract/host-policy'
import { registerAddressFaults, type AddressFaults } from '../api/address-faults'
import { SHOWN_ANYWHERE } from '../headers'
import { drawContactCode, drawPortrait } from './portraits'
import { createRandom, type Random } from '../seed/random'
import { named } from '../named'

const WIDTH = 640
const HEIGHT = 360

/** Sky above and below, the sun, and the hills from the far to the near. */
interface Palette {
  readonly sky: readonly [string, string]
  readonly sun: string
  readonly hills: readonly string[]
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  { sky: ['#f6e7c6', '#f7f1e6'], sun: '#e3cb9e', hills: ['#cbd8e0', '#8fa9bb', '#45698a', '#1e4a6e'] },
  { sky: ['#dfe7ec', '#f3f1ec'], sun: '#ffffff', hills: ['#c3d3df', '#7c92a0', '#3e6079', '#10263a'] },
  { sky: ['#e7f2ed', '#f6f5f2'], sun: '#f6e7c6', hills: ['#bcd3c8', '#7fa896', '#3d7a63', '#1b5a45'] },
  { sky: ['#f2dfc8', '#faf2e0'], sun: '#d69a5b', hills: ['#dcc4a2', '#b08d5c', '#835e2b', '#4c381d'] },
]

/** A ridge across the picture as a closed path; `base` is its height in picture units. */
function ridge(random: Random, base: number, swing: number): string {
  const steps = 8
  const width = WIDTH / steps
  let height = base + random.int(-swing, swing)
  let path = `M0 ${height}`
  for (let step = 1; step <= steps; step++) {
    const next = base + random.int(-swing, swing)
    const middle = (step - 0.5) * width
    path += `C${middle} ${height} ${middle} ${next} ${step * width} ${next}`
    height = next
  }
  return `${path}V${HEIGHT}H0Z`
}

/**
 * Address of the picture of a name (`[a-z0-9-]`), the same at every start: a landscape, 16:9; for `portrait-…` somebody's
 * photo, for `qr-…` their WeChat code, both square.
 */
export function pictureUrl(name: string): string {
  return `${PICTURE_PATH}${name}.svg`
}

function pictureOf(name: string): string {
  if (name.startsWith('portrait-')) return drawPortrait()
  return name.startsWith('qr-') ? drawContactCode(name.slice('qr-'.length)) : drawPicture(name)
}

/**
 * `GET /services/trustAppApi/picture/{name}.svg`: a picture of the seed data, to everybody and for a day; 404 for a name
 * that `pictureUrl` gives no address.
 */
export function registerPictures(app: FastifyInstance, parts: AddressFaults): void {
  const routes = (scope: FastifyInstance) => {
    registerAddressFaults(scope, 'picture', parts)
    scope.get(`${PICTURE_PATH}:file`, async (request, reply) => {
      const { file } = request.params as { file: string }
      const [, name] = /^([a-z\d-]{1,64})\.svg$/.exec(file) ?? []
      if (!name) return reply.code(404).send({ code: '-404', msg: '图片不存在' })
      reply.headers({
        ...SHOWN_ANYWHERE,
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'",
      })
      return reply.type('image/svg+xml').send(pictureOf(name))
    })
  }
  void app.register(named('pictures', async scope => routes(scope)))
}

/** Draws the landscape of a name: hills under a sun, in one of four palettes. */
export function drawPicture(name: string): string {
  const random = createRandom(`picture ${name}`)
  const palette = random.pick(PALETTES)
  const hills = palette.hills.map(
    (colour, index) => `<path d="${ridge(random, 170 + index * 48, 46 - index * 7)}" fill="${colour}"/>`,
  )
  const sun = `<circle cx="${random.int(120, 520)}" cy="${random.int(70, 130)}" r="38" fill="${palette.sun}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${sun}${hills.join('')}</svg>`,
  ].join('')
}
