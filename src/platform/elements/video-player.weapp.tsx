import { Video } from '@tarojs/components'
import type { VideoPlayerProps } from './video-player.types'

/** Plays a video by the host's own controls: never by itself. */
export function VideoPlayer({ className, src, posterUrl, onTime, onFail }: VideoPlayerProps) {
  return (
    <Video
      className={className}
      src={src}
      poster={posterUrl}
      controls
      onTimeUpdate={event => onTime(event.detail.currentTime)}
      onError={onFail}
    />
  )
}
