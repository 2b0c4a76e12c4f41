import { hostTokenSettle } from '@/contract/session'
import { toAppError } from '@/lib/app-error'
import { clearSessionToken } from '@/platform/host/session-token'
import type { RootStore } from '@/stores/root/root-store'

/** A link's token that would log in another customer: nothing changes before the customer has said so. */
export class OtherLogin {
  private isAsking = false

  constructor(private readonly root: RootStore) {}

  async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    const isSwitch = await this.root.ui.confirm({
      title: '切换登录？',
      message: '该链接将以另一位客户的身份登录。如果不是您本人打开的，请保留当前登录。',
      confirmText: '切换',
      keepText: '保留当前登录',
    })
    await this.settle(isSwitch)
    this.isAsking = false
  }

  private async settle(isSwitch: boolean): Promise<void> {
    const { root } = this
    try {
      await root.write(hostTokenSettle, { choice: isSwitch ? 'switch' : 'keep' }, { showLoading: isSwitch })
      if (isSwitch) root.changeCustomer()
    } catch (cause) {
      const error = toAppError(cause)
      if (isSwitch && error.kind === 'business') {
        root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
      }
    }
    // Kept, or failed: the token must not ask again with the next page.
    clearSessionToken()
  }
}
