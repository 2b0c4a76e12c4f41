import { API_PREFIX, ApiClient, type CallOptions, type Transport } from '@/api/api-client'
import type { Message } from '@/api/interpret'
import { inOrder, type Query, type ReadEndpoint, type WriteEndpoint } from '@/api/query'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { INNER } from '@/contract/codes'
import { smsLogin, wxLogin } from '@/contract/session'
import { AppError } from '@/lib/app-error'
import type { CancelSignal } from '@/lib/cancellation'
import { onDefect } from '@/lib/defects'
import { callAhead, dropCallsAhead } from '@/platform/net/calls-ahead'
import { postJson } from '@/platform/net/http'
import { onNextTap, requestHostLogin } from '@/platform/host/login'
import type { NavigationMode } from '@/platform/pages/navigation'
import { onNetworkChange } from '@/platform/host/network'
import { forgetFiles } from '@/platform/host/made-files'
import { preparePage } from '@/platform/pages/prepare-page'
import { clearSessionToken } from '@/platform/host/session-token'
import { onUncaught } from '@/platform/host/uncaught'
import { type RouteName, routes } from '@/routes'
import { drafts } from '@/stores/primitives/drafts'
import type { ErrorReports } from './error-reports'
import { forgetFailures } from './face-failures'
import { NativeCalls } from './native-calls'
import { LostStores } from './lost-stores'
import { NavigationStore } from './navigation-store'
import { PendingLogout } from './pending-logout'
import { UiStore } from './ui-store'
import { UserStore } from './user-store'

/** These put a session in the place of the one that a logout could not end. */
const LOGIN_PATHS: readonly string[] = [API_PREFIX + smsLogin.name, API_PREFIX + wxLogin.name]

/** Said where the session has become another customer's. */
const LEFT = '登录账户已变更，未提交的内容没有提交'

/** `label`: what the customer waits for behind the overlay, as messages name it (`获取文件`). */
type ReadOptions = Pick<CallOptions, 'label' | 'quiet'>

/** A write carries the key of its try (`requestNo`), which `Submission` gives; those that the contract has none for carry none. */
type WriteOptions<E extends WriteEndpoint> = Omit<CallOptions, 'requestNo'> &
  (RequestOf<E> extends { requestNo: string }
    ? { readonly requestNo: string }
    : { readonly requestNo?: never })

type PackageStore<T> = new (root: RootStore) => T

/**
 * Owns what outlives a page, and one instance of each package's stores, made when a page first asks. Stores are keyed by
 * their class, never by name: names collide once code is minified.
 */
export class RootStore {
  readonly ui = new UiStore()
  private readonly api: ApiClient
  readonly user: UserStore
  readonly navigation: NavigationStore
  readonly nativeCalls: NativeCalls
  private packageStores = new Map<PackageStore<unknown>, unknown>()
  private readonly logouts: PendingLogout
  /** A login was asked for by itself: it is asked for once, until it comes back, the page changes or the customer taps. */
  private isLoginOpening = false
  private reports: Promise<ErrorReports> | undefined
  readonly lost = new LostStores(this)

  constructor(private readonly transport: Transport = postJson) {
    this.logouts = new PendingLogout(transport)
    this.api = new ApiClient(this.send, {
      showMessage: (message, tone) => this.ui.showMessage(message, tone),
      noteAnswer: () => this.ui.noteAnswer(),
      beginOverlay: cancel => this.ui.beginOverlay(cancel),
      openLogin: (reason, message) => void this.loseSession(reason, message),
      customer: () => this.user.pageCustomer,
      leavePages: customer => this.leavePages(customer),
    })
    this.user = new UserStore(this.api, last => this.leavePages(last), this.followCareMode)
    this.navigation = new NavigationStore(
      () => this.user.session,
      returnTo => void this.openLogin(returnTo, 'push'),
      retry => void this.offerRetry(retry),
      this.ui.setScale,
      () => this.loginCameBack(),
      (name, params) => this.prepare(name, params),
    )
    onDefect(this.report)
    onUncaught(this.report)
    this.nativeCalls = new NativeCalls(this)
    onNetworkChange(isOnline => isOnline && this.logouts.retry())
    this.logouts.retry()
  }

  /**
   * Asks the server. The page shows its own skeleton meanwhile; the signal gives the answer up. Where the endpoint needs no
   * session, no login opens for the lack of one.
   */
  read<E extends ReadEndpoint>(
    endpoint: E,
    query: Query<E['name']>,
    signal?: CancelSignal,
    options: ReadOptions = {},
  ): Promise<ResponseOf<E>> {
    return this.api.call(endpoint, inOrder(query.data), {
      ...options,
      signal,
      showLoading: options.label !== undefined,
      ignoresMissingSession: endpoint.isPublic,
    })
  }

  /** Changes something on the server. What a customer triggers goes through a `Submission`, which sends by this. */
  write<E extends WriteEndpoint>(
    endpoint: E,
    input: Omit<RequestOf<E>, 'requestNo'>,
    options: WriteOptions<E>,
  ): Promise<ResponseOf<E>> {
    // What was asked for ahead no longer holds, nor does what is asked for while this is under way.
    dropCallsAhead()
    const writing = this.asCustomer(endpoint, () => this.api.call(endpoint, input, options))
    writing.then(dropCallsAhead, dropCallsAhead)
    return writing
  }

  /** A finger is on the way to a page: its code and its first answers begin to come. */
  private prepare(name: RouteName, params: Readonly<Record<string, string | undefined>>): () => void {
    if (this.logouts.isWaiting || this.user.session !== 'known') return () => undefined
    return preparePage(routes[name].page, params, (endpoint, data) =>
      callAhead(
        API_PREFIX + endpoint,
        JSON.stringify({ requestData: data, showLoading: false }),
        this.user.pageCustomer,
      ),
    )
  }

  /** The one instance of a package's store; gone after logout, expiry and an account switch, which its `forget` is told of. */
  get<T>(Store: PackageStore<T>): T {
    const known = this.packageStores.get(Store) as T | undefined
    if (known !== undefined) return known
    const store = new Store(this)
    this.packageStores.set(Store, store)
    this.lost.comeBack('', store as object)
    return store
  }

  /** Nobody is logged in on this device from now on, whatever the server answers; the home page follows. */
  async logout(): Promise<void> {
    const confirmed = this.logouts.begin(this.user.user?.session?.handle)
    this.forgetCustomer()
    this.navigation.go('main/home', {}, 'relaunch')
    const error = await confirmed
    if (!error) return this.ui.showMessage({ text: '退出登录成功', durationMs: 2000 }, 'success')
    const reason = error.kind === 'business' || error.kind === 'gateway' ? `（${error.message}）` : ''
    const text = `本机已退出登录。服务器暂未确认${reason}，将自动重试，无需再次操作`
    this.ui.showMessage({ text, durationMs: 4000 }, 'error')
  }

  /** A login has succeeded: who it is, the next navigation will say. */
  expectCustomer(): void {
    this.logouts.drop()
    // Whoever it is, the login opens its pages anew.
    if (this.user.user) {
      this.user.forget()
      this.dropPackageStores()
    }
    this.user.expectCustomer()
  }

  /** Another customer than the last one is logged in: the home page shows theirs, and nothing of the last one stays. */
  changeCustomer(): void {
    this.forgetCustomer()
    this.expectCustomer()
    this.navigation.go('main/home', {}, 'relaunch')
  }

  /** The session has run out, as far as the device can tell. */
  endSession(text: string): void {
    void this.loseSession('expired', { text, durationMs: 1000 })
  }

  /** The customer wants to log in, and to come back to where they are. */
  requestLogin(): void {
    void this.openLogin(this.navigation.returnAddress, 'push')
  }

  /**
   * Sends a write of the customer whose page asks for it, and of nobody else: the native app or another tab may have changed the
   * session while the page was away. A server that compares refuses it as well (`INNER.otherCustomer`); one that knows nothing
   * of pages is asked first whose session it is.
   */
  private asCustomer<T>(endpoint: WriteEndpoint, send: () => Promise<T>): Promise<T> {
    if (endpoint.isPublic) return send()
    if (this.user.isSure && !this.user.isLeft()) return send()
    return this.user.confirm().then(() => {
      if (this.user.isLeft()) {
        throw new AppError({ kind: 'business', code: INNER.otherCustomer, message: LEFT })
      }
      return send()
    })
  }

  /** The session has become another customer's: the pages of the last one go, with what was typed there, and the home page says so. */
  private leavePages(last: string): void {
    // An answer may come late to a page that is gone.
    if (this.user.pageCustomer !== last || this.user.isLeft()) return
    this.user.leave()
    this.dropPackageStores()
    this.navigation.go('main/home', {}, 'relaunch')
    this.ui.showMessage({ text: LEFT, durationMs: 4000 }, 'error')
  }

  /** While a logout waits for the server, calls go without the session: nothing of its customer may open any more. */
  private readonly send: Transport = (path, body, options) => {
    if (LOGIN_PATHS.includes(path)) this.logouts.giveWay()
    if (!this.logouts.isWaiting || LOGIN_PATHS.includes(path)) return this.transport(path, body, options)
    this.logouts.retry()
    return this.transport(path, body, { ...options, withoutSession: true })
  }

  /** Opens the host's login, or the product's own, and leads back to an address of ours afterwards. */
  private async openLogin(returnTo: string, mode: NavigationMode): Promise<boolean> {
    if ((await requestHostLogin(returnTo)).kind === 'handled') return true
    this.navigation.go('account/login', { redirect: returnTo }, mode)
    return false
  }

  /**
   * The server knows no session. Expired: its message shows for a second, then the login route opens, whatever the host.
   * On the login route nothing happens, so that no loop arises (specification, section 8; E8).
   */
  private async loseSession(reason: 'host' | 'expired', message?: Message): Promise<void> {
    if (this.navigation.isAt('account/login') || this.isLoginOpening) return
    this.isLoginOpening = true
    const returnTo = this.navigation.returnAddress
    const hadCustomer = this.user.user !== undefined
    const last = this.user.pageCustomer
    const stores = this.packageStores
    this.forgetCustomer()
    this.lost.begin(last, stores)
    // The pages below show the last customer's data: none of them stays.
    if (reason === 'host') {
      const isHosted = await this.openLogin(returnTo, 'relaunch')
      if (isHosted && hadCustomer) this.navigation.go('main/home', {}, 'relaunch')
      else onNextTap(() => this.loginCameBack())
      return
    }
    if (message) {
      this.ui.showMessage(message, 'error')
      await new Promise(resolve => setTimeout(resolve, message.durationMs))
    }
    // Another call may have led there meanwhile, and who logged in at once is not asked again.
    if (this.user.user === undefined && !this.navigation.isAt('account/login')) {
      this.navigation.go('account/login', { redirect: returnTo }, 'relaunch')
    }
  }

  /** Its code comes for who prefers care mode alone; where it cannot be fetched the next arrival tries again. */
  private readonly followCareMode = (): void => {
    import('./care-preference').then(({ followCareMode }) => followCareMode(this.ui)).catch(() => undefined)
  }

  private loginCameBack(): void {
    this.isLoginOpening = false
  }

  /** A page did not open; what is on the screen stays. */
  private async offerRetry(retry: () => void): Promise<void> {
    this.loginCameBack()
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
    this.lost.forget()
    this.user.forget()
    this.dropPackageStores()
    clearSessionToken()
  }

  private dropPackageStores(): void {
    const dropped = this.packageStores
    this.packageStores = new Map()
    dropped.forEach(store => (store as { forget?: () => void }).forget?.())
    dropCallsAhead()
    forgetFailures()
    drafts.dropAll()
    forgetFiles()
  }
}
