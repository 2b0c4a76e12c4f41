import { encode } from 'uqr'
import { drawImage } from '@/platform/elements/image'
import { drawPoster, POSTER_HEIGHT, POSTER_SCALE, POSTER_WIDTH } from './poster-drawing'
import type { PosterContent } from './poster-content'

/** The poster as a picture the page can show and save. Loaded only where a poster is wanted. */
export function makePoster(content: PosterContent): Promise<string> {
  const modules = content.link ? encode(content.link, { ecc: 'M', border: 0 }).data : []
  return drawImage(POSTER_WIDTH * POSTER_SCALE, POSTER_HEIGHT * POSTER_SCALE, context =>
    drawPoster(context, content, modules),
  )
}
