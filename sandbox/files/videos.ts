import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { registerAddressFaults, type AddressFaults } from '../api/address-faults'
import { SHOWN_ANYWHERE } from '../headers'
import { VIDEOS } from '../seed/videos'
import { sendRange } from './send-range'
import { named } from '../named'

const FOLDER = path.join(__dirname, 'videos')
const ROOT = '/services/trustAppApi/video/'

/** Address of a video's file. */
export function videoUrl(file: string): string {
  return ROOT + file
}

/** The file's bytes. */
export function bytesOfVideo(file: string): Buffer {
  return readFileSync(path.join(FOLDER, file))
}

/**
 * `GET /services/trustAppApi/video/{file}`: the company's videos, to everybody, in whole or one range of them as players
 * ask; 404 for any other name.
 */
export function registerVideos(app: FastifyInstance, parts: AddressFaults): void {
  const routes = (scope: FastifyInstance) => {
    registerAddressFaults(scope, 'video', parts)
    scope.get(`${ROOT}:file`, async (request, reply) => {
      const { file: wanted } = request.params as { file: string }
      const video = VIDEOS.find(({ file }) => file === wanted)
      if (!video) return reply.code(404).send({ code: '-404', msg: '视频不存在' })
      reply.headers({ ...SHOWN_ANYWHERE, 'Cache-Control': 'public, max-age=86400' }).type('video/mp4')
      return sendRange(request.headers.range, reply, bytesOfVideo(video.file))
    })
  }
  void app.register(named('videos', async scope => routes(scope)))
}
