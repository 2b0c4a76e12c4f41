import { type DrawnPicture, usePicture } from '@/domains/sharing/use-picture'
import type { PosterContent } from './poster-content'

// The code that draws comes only where a poster is wanted.
const draw = async (content: PosterContent) => (await import('./make-poster')).makePoster(content)

/** The poster's picture, drawn once its content is complete and anew whenever that changes. */
export function usePoster(content: PosterContent, isComplete: boolean): DrawnPicture {
  return usePicture(isComplete ? content : undefined, draw)
}
