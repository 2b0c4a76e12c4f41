import { type AppVersion, appVersionInfo } from '@/contract/app-info'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { appOf } from '../queries'

/** What there is to say of the product. */
export class AboutStore {
  readonly app: Resource<AppVersion>

  constructor(root: RootStore) {
    this.app = new Resource(signal => root.read(appVersionInfo, appOf({ platform: 'other' }), signal))
  }
}
