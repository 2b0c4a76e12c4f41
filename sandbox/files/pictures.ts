import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PICTURE_PATH } from '@/contract/host-policy'
import { registerAddressFaults, type AddressFaults } from '../api/address-faults'
import { SHOWN_ANYWHERE } from '../headers'
import { drawContactCode, drawPortrait } from './portraits'
import { named } from '../named'
import { drawPicture } from './scenes/draw'

/**
 * Address of the picture of a name (`[a-z0-9-]`), the same at every start: the scene of its topic, 16:9 (`scenes/`); for
 * `portrait-…` somebody's photo, for `qr-…` their WeChat code, both square.
 */
export function pictureUrl(name: string): string {
  return `${PICTURE_PATH}${name}.svg`
}

/** Address of a picture of the product's own screen that the guide shows; `npm run shots` takes them. */
export function screenUrl(name: GuideScreen): string {
  return `${PICTURE_PATH}${name}.jpg`
}

export const GUIDE_SCREENS = ['guide-assets', 'guide-trades', 'guide-family', 'guide-care'] as const
export type GuideScreen = (typeof GUIDE_SCREENS)[number]

/** Where the pictures of screens lie. */
export const GUIDE_FOLDER = path.join(__dirname, 'guide')

interface Served {
  readonly type: string
  readonly body: string | Buffer
}

function drawingOf(name: string): string | undefined {
  if (name.startsWith('portrait-')) return drawPortrait()
  return name.startsWith('qr-') ? drawContactCode(name.slice('qr-'.length)) : drawPicture(name)
}

/** What a file name of the pictures' folder answers with; `undefined` for one that shows nothing. */
function servedAs(file: string): Served | undefined {
  const screen = GUIDE_SCREENS.find(name => file === `${name}.jpg`)
  if (screen) return { type: 'image/jpeg', body: readFileSync(path.join(GUIDE_FOLDER, file)) }
  const [, name] = /^([a-z\d-]{1,64})\.svg$/.exec(file) ?? []
  const body = name && drawingOf(name)
  return body ? { type: 'image/svg+xml', body } : undefined
}

/**
 * `GET /services/trustAppApi/picture/{name}`: a picture of the seed data, to everybody and for a day; 404 for a name that
 * shows nothing.
 */
export function registerPictures(app: FastifyInstance, parts: AddressFaults): void {
  const routes = (scope: FastifyInstance) => {
    registerAddressFaults(scope, 'picture', parts)
    scope.get(`${PICTURE_PATH}:file`, async (request, reply) => {
      const { file } = request.params as { file: string }
      const served = servedAs(file)
      if (!served) return reply.code(404).send({ code: '-404', msg: '图片不存在' })
      reply.headers({
        ...SHOWN_ANYWHERE,
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'",
      })
      return reply.type(served.type).send(served.body)
    })
  }
  void app.register(named('pictures', async scope => routes(scope)))
}
