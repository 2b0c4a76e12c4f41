import { makeAutoObservable } from 'mobx'
import { appVersionInfo, type AppVersion, CHANNEL_PATTERN } from '@/contract/app-info'
import { withQuery } from '@/lib/query'
import { devicePlatform, isInApp, opensNoDownload } from '@/platform/host/device'
import { pageOrigin } from '@/platform/host/launch'
import { openExternal } from '@/platform/host/open-link'
import { routes } from '@/routes'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { appVersionOf } from '../queries'

/** The app for the device that shows the page, and how it is fetched from here. */
export class DownloadStore {
  readonly version: Resource<AppVersion>
  readonly platform = devicePlatform()
  /** WeChat opens neither stores nor packages: there the customer opens the page in a browser first. */
  isHintOpen = false

  /** Address of this page, to be opened in a browser. */
  readonly pageLink: string

  constructor(
    root: RootStore,
    route: 'content/download' | 'content/download-channel',
    channel: string | undefined,
  ) {
    // Whatever else a link carries as its channel is nobody's.
    const known = channel !== undefined && CHANNEL_PATTERN.test(channel) ? channel : undefined
    this.pageLink = withQuery(`${pageOrigin()}/phone/${routes[route].path}`, { channel: known })
    this.version = new Resource(signal =>
      root.read(appVersionInfo, appVersionOf({ platform: this.platform, channel: known }), signal),
    )
    makeAutoObservable(this, { version: false, platform: false, pageLink: false }, { autoBind: true })
  }

  get isInApp(): boolean {
    return isInApp()
  }

  /** Opens the store or the package; within another app it says how to get to a browser instead. */
  async download({ downloadUrl }: AppVersion): Promise<void> {
    if (opensNoDownload()) return this.showHint()
    const { kind } = await openExternal(downloadUrl)
    if (kind === 'unsupported') this.showHint()
  }

  showHint(): void {
    this.isHintOpen = true
  }

  hideHint(): void {
    this.isHintOpen = false
  }
}
