import { INNER } from '@/contract/codes'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { pictureUrl } from '../files/pictures'
import { bytesOfVideo, videoUrl } from '../files/videos'
import { VIDEOS } from '../seed/videos'
import { kilobytesOf } from '../store/files'

/** Handlers of `src/contract/video.ts`. */
export const videoHandlers = {
  videoInfo({ videoId }) {
    const video = VIDEOS.find(({ id }) => id === videoId)
    if (!video) throw new BusinessError(INNER.notOwner, { msg: '视频不存在或已下架' })
    return {
      title: video.title,
      url: videoUrl(video.file),
      posterUrl: pictureUrl(video.poster),
      duration: video.duration,
      size: kilobytesOf(bytesOfVideo(video.file).length),
      captions: [...video.captions],
    }
  },
} satisfies Partial<Handlers>
