import { deviceList, type Devices } from '@/contract/device'
import { NoticeSettingsStore } from '@/domains/messages/notice-settings-store'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { ownDevices } from '../queries'

/** What the server keeps of a customer's settings. */
export class SettingsStore {
  readonly notices: NoticeSettingsStore
  readonly devices: Resource<Devices>

  constructor(private readonly root: RootStore) {
    this.notices = new NoticeSettingsStore(root)
    this.devices = new Resource(signal => root.read(deviceList, ownDevices(), signal))
  }

  /** Asks whether the customer means it, and logs out. */
  readonly logout = async (): Promise<void> => {
    const question = { title: '退出登录？', message: '退出后需要重新验证手机号。', confirmText: '退出' }
    if (await this.root.ui.confirm(question)) await this.root.logout()
  }
}
