import { VIDEO_HOSTS } from '@/contract/host-policy'

/** What a link asks for: a video of the company, one of an allowed host, or something that is refused. */
export type VideoSource =
  | { readonly kind: 'video'; readonly videoId: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused' }

const VIDEO_ID = /^[\w-]{1,64}$/
// A plain address of a video file: no user, no port, no backslash that a browser would read as a slash.
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/[\w\-./]+\.mp4$/

/** Reads the parameters of a link to a video; whatever is neither ours nor of an allowed host is refused. */
export function videoSource({ videoId, url }: { videoId?: string; url?: string }): VideoSource {
  if (videoId !== undefined) return VIDEO_ID.test(videoId) ? { kind: 'video', videoId } : { kind: 'refused' }
  const [, host = ''] = ADDRESS.exec(url ?? '') ?? []
  return url && VIDEO_HOSTS.includes(host) ? { kind: 'address', url } : { kind: 'refused' }
}
