import { mp4Facts } from './mp4-facts'
import { webmFacts } from './webm-facts'
import type { VideoFacts } from './video-kind'

/** Reads off its bytes what a video is, as browsers (WebM, MP4 in fragments) and phones (MP4) record; `undefined` for anything else. */
export function videoFacts(bytes: Buffer): VideoFacts | undefined {
  const facts = webmFacts(bytes) ?? mp4Facts(bytes)
  return facts && facts.seconds > 0 ? facts : undefined
}
