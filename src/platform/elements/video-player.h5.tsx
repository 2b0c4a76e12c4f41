import type { VideoPlayerProps } from './video-player.types'

/** Plays a video by the host's own controls: never by itself, never over the whole screen unasked. */
export function VideoPlayer({ className, label, src, posterUrl, onTime, onFail }: VideoPlayerProps) {
  return (
    <video
      className={className}
      aria-label={label}
      src={src}
      poster={posterUrl}
      controls
      playsInline
      preload="metadata"
      controlsList="nodownload"
      onTimeUpdate={event => onTime(event.currentTarget.currentTime)}
      onError={onFail}
    />
  )
}
