import { makeAutoObservable } from 'mobx'
import { type Device, deviceList, deviceSignOut, deviceSignOutOthers, type Devices } from '@/contract/device'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { ownDevices } from '../queries'

const LABEL = '退出设备'

/** Where the customer is logged in, and how another device is signed out. */
export class DevicesStore {
  readonly devices: Resource<Devices>
  private readonly signOutOne: Submission<{ deviceId: string }, Devices>
  private readonly signOutAll: Submission<object, Devices>

  constructor(private readonly root: RootStore) {
    this.devices = new Resource(signal => root.read(deviceList, ownDevices(), signal))
    this.signOutOne = new Submission((input, requestNo) =>
      root.write(deviceSignOut, input, { label: LABEL, requestNo }),
    )
    this.signOutAll = new Submission((_input, requestNo) =>
      root.write(deviceSignOutOthers, {}, { label: LABEL, requestNo }),
    )
    makeAutoObservable<this, 'root' | 'signOutOne' | 'signOutAll'>(
      this,
      { root: false, devices: false, signOutOne: false, signOutAll: false },
      { autoBind: true },
    )
  }

  /** Signs another device out, once the customer has confirmed it. */
  async signOut({ deviceId, name }: Device): Promise<void> {
    const question = {
      title: `退出“${name}”？`,
      message: '该设备会立即退出登录，再次使用需要重新验证手机号。',
      confirmText: '退出该设备',
    }
    if (await this.root.ui.confirm(question)) await this.settle(this.signOutOne.submit({ deviceId }))
  }

  /** Signs every other device out, once the customer has confirmed it. */
  async signOutOthers(): Promise<void> {
    const question = {
      title: '退出其他全部设备？',
      message: '只保留当前设备，其他设备会立即退出登录。',
      confirmText: '全部退出',
    }
    if (await this.root.ui.confirm(question)) await this.settle(this.signOutAll.submit({}))
  }

  private async settle(write: Promise<Devices | undefined>): Promise<void> {
    const answer = await write
    // Refused or lost: only the server knows who is still logged in.
    if (!answer) return this.devices.load()
    this.devices.set(answer)
    this.root.ui.showMessage({ text: '已退出，该设备需要重新登录', durationMs: 2000 }, 'success')
  }
}
