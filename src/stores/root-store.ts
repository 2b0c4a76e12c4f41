import { ApiClient, type Transport } from '@/api/api-client'
import type { Message } from '@/api/interpret'
import { logout } from '@/contract/session'
import { onDefect } from '@/lib/defects'
import { postJson } from '@/platform/http'
import { requestHostLogin } from '@/platform/login'
import type { NavigationMode } from '@/platform/navigation'
import { clearSessionToken } from '@/platform/session-token'
import { onUncaught } from '@/platform/uncaught'
import { drafts } from './drafts'
import type { ErrorReports } from './error-reports'
import { IdentityStore } from './identity-store'
import { NativeCalls } from './native-calls'
import { NavigationStore } from './navigation-store'
import { UiStore } from './ui-store'
import { UserStore } from './user-store'

type PackageStore<T> = new (root: RootStore) => T

/**
 * Owns what outlives a page, and one instance of each package's stores, made when a page first asks. Stores are keyed by
 * their class, never by name: names collide once code is minified.
 */
export class RootStore {
  readonly ui = new UiStore()
  readonly identity = new IdentityStore()
  readonly api: ApiClient
  readonly user: UserStore
  readonly navigation: NavigationStore
  readonly nativeCalls: NativeCalls
  private packageStores = new Map<PackageStore<unknown>, unknown>()
  private isLoginOpening = false
  private reports: Promise<ErrorReports> | undefined

  constructor(private readonly transport: Transport = postJson) {
    this.api = new ApiClient(transport, {
      showMessage: (message, tone) => this.ui.showMessage(message, tone),
      noteAnswer: () => this.ui.noteAnswer(),
      beginOverlay: cancel => this.ui.beginOverlay(cancel),
      openLogin: (reason, message) => void this.loseSession(reason, message),
    })
    this.user = new UserStore(this.api, () => this.dropPackageStores())
    this.navigation = new NavigationStore(
      () => this.user.session,
      returnTo => void this.openLogin(returnTo, 'push'),
      retry => void this.offerRetry(retry),
      this.ui.setScale,
    )
    onDefect(this.report)
    onUncaught(this.report)
    this.nativeCalls = new NativeCalls(
      this.identity,
      count => this.ui.showMessage({ text: `人脸识别未通过，已失败${count}次`, durationMs: 2000 }, 'error'),
      this.ui.setTheme,
    )
  }

  /** The one instance of a package's store; gone after logout, expiry and an account switch. */
  get<T>(Store: PackageStore<T>): T {
    const known = this.packageStores.get(Store) as T | undefined
    if (known !== undefined) return known
    const store = new Store(this)
    this.packageStores.set(Store, store)
    return store
  }

  /** Ends the session here and on the server; the home page follows. */
  async logout(): Promise<void> {
    await this.api.call(logout, {}, { label: '退出登录' })
    this.forgetCustomer()
    this.navigation.go('home', {}, 'relaunch')
  }

  /** The customer wants to log in, and to come back to where they are. */
  requestLogin(): void {
    void this.openLogin(this.navigation.returnAddress, 'push')
  }

  /** Opens the host's login, or the product's own, and leads back to an address of ours afterwards. */
  private async openLogin(returnTo: string, mode: NavigationMode): Promise<void> {
    if ((await requestHostLogin(returnTo)).kind === 'handled') return
    this.navigation.go('login', { redirect: returnTo }, mode)
  }

  /**
   * The server knows no session. Expired: its message shows for a second first. On the login route nothing happens, so
   * that no loop arises (specification, section 8; E8).
   */
  private async loseSession(reason: 'host' | 'expired', message?: Message): Promise<void> {
    if (this.navigation.isAt('login') || this.isLoginOpening) return
    this.isLoginOpening = true
    const returnTo = this.navigation.returnAddress
    this.forgetCustomer()
    if (reason === 'expired' && message) {
      this.ui.showMessage(message, 'error')
      await new Promise(resolve => setTimeout(resolve, message.durationMs))
    }
    this.isLoginOpening = false
    // The pages below show the last customer's data: none of them stays.
    await this.openLogin(returnTo, 'relaunch')
  }

  /** A page did not open; what is on the screen stays. */
  private async offerRetry(retry: () => void): Promise<void> {
    const message = this.ui.isOffline ? '网络已断开，当前页面的内容不受影响。' : '网络不稳定，请再试一次。'
    if (await this.ui.confirm({ title: '页面没有打开', message, confirmText: '重试' })) retry()
  }

  /** Reports a defect. The code for it comes with the first one; where it cannot be fetched nothing is kept. */
  private readonly report = (defect: unknown): void => {
    const route = this.navigation.current?.name ?? ''
    this.reports ??= import('./error-reports').then(({ ErrorReports }) => new ErrorReports(this.transport))
    this.reports.then(reports => reports.send(defect, route)).catch(() => (this.reports = undefined))
  }

  private forgetCustomer(): void {
    this.user.forget()
    this.dropPackageStores()
    clearSessionToken()
  }

  private dropPackageStores(): void {
    this.packageStores = new Map()
    this.identity.forget()
    drafts.dropAll()
  }
}
