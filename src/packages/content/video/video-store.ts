import { makeAutoObservable } from 'mobx'
import { type Video, videoInfo } from '@/contract/video'
import { AppError } from '@/lib/app-error'
import { assetUrl } from '@/platform/look/asset-url'
import { isMetered } from '@/platform/host/network'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { videoOf } from '../queries'
import { captionAt } from './captions'
import type { VideoSource } from './video-source'

const REFUSED = '链接不完整或不受信任，视频没有打开'
const refusal = () => new AppError({ kind: 'contract', message: REFUSED, isFinal: true })

/** A video as this host loads it; `isCostly` when the connection is likely paid by volume. */
export interface PlayableVideo extends Video {
  readonly isCostly: boolean
}

/** One video: its address, the line of captions at the moment, and whether it can be played at all. */
export class VideoStore {
  readonly video: Resource<PlayableVideo>
  seconds = 0
  hasFailed = false
  /** The customer has agreed to the volume, or there is none to agree to. */
  isCostAccepted = false

  constructor(root: RootStore, source: VideoSource) {
    this.video = new Resource(async signal => {
      if (source.kind === 'refused') throw refusal()
      const isCostly = await isMetered()
      if (source.kind === 'address') {
        return { title: '', url: source.url, posterUrl: '', duration: 0, size: 0, captions: [], isCostly }
      }
      const { videoId } = source
      const info = await root.read(videoInfo, videoOf({ videoId }), signal)
      const url = assetUrl(info.url)
      if (url === undefined) throw refusal()
      return { ...info, url, posterUrl: assetUrl(info.posterUrl) ?? '', isCostly }
    })
    makeAutoObservable(this, { video: false }, { autoBind: true })
  }

  get caption(): string {
    return captionAt(this.video.data?.captions ?? [], this.seconds)
  }

  noteTime(seconds: number): void {
    this.seconds = seconds
  }

  noteFailure(): void {
    this.hasFailed = true
  }

  acceptCost(): void {
    this.isCostAccepted = true
  }

  retry(): void {
    this.hasFailed = false
    void this.video.load()
  }
}
