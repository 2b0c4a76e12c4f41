import type { LaunchOptions, PageInfo, SetDataCall, SharedCard } from '../contract'
import { defineElements } from './elements'
import { createView, toProductEvent } from './events'
import { keyboard, type Seen } from './keyboard'
import { Life } from './life'
import { leaveOutUndefined, listenToFramework, Logic } from './logic'
import { PageScroll } from './page-scroll'
import { type PhoneModel, PHONES } from './phones'
import type { OpenPicker } from './picker-element'
import { Problems } from './problems'
import { Program } from './program'
import { Routes } from './routes'
import { PageStack } from './stack'
import { type Frame, Surface } from './surface'
import { type ShownTabBar, TabBar } from './tab-bar'
import { Clock } from './timers'
import { createWx } from './wx'
import { Appearance } from './wx/appearance'
import { Camera } from './wx/camera'
import { PhoneCalendar } from './wx/phone-calendar'
import { ChatFiles } from './wx/chat-files'
import type { ApiParts } from './wx/call'
import { Connection } from './wx/connection'
import { Device } from './wx/device'
import { Dialogs } from './wx/dialogs'
import { HandedFiles } from './wx/documents'
import { Files } from './wx/files'
import { wxFunctions } from './wx/functions'
import { LeaveAlert } from './wx/leave-alert'
import { PullDown } from './wx/pull-down'
import { DeviceStorage } from './wx/storage'

/** A running mini-program: what tests and pictures see of it. */
export class Host {
  readonly problems = new Problems()
  readonly setDataCalls: SetDataCall[] = []
  readonly files = new Files()
  readonly camera = new Camera()
  readonly calendar = new PhoneCalendar()
  readonly chatFiles = new ChatFiles()
  readonly handed = new HandedFiles()
  readonly shared: SharedCard[] = []
  readonly storage: DeviceStorage
  readonly device: Device
  readonly appearance: Appearance
  readonly connection: Connection
  readonly leaving: LeaveAlert
  readonly dialogs: Dialogs
  readonly phone: PhoneModel
  /** The picker that lies open. */
  picker: OpenPicker | undefined
  private readonly life: Life
  private readonly clock: Clock
  private readonly program: Program
  private readonly stack: PageStack
  private readonly surface: Surface
  private readonly tabs: TabBar
  private readonly pulling: PullDown

  constructor(private readonly options: LaunchOptions) {
    const { pack, realm, knownApis } = options
    const { problems } = this
    this.phone = PHONES[options.phone ?? 'notched']
    keyboard.height = this.phone.keyboard
    this.clock = new Clock(problems, ms => realm.passTime(ms))
    const clock = this.clock.timers
    const later = (run: () => void) => void clock.setTimeout(run, 0)
    const parts: ApiParts = { realm, problems, later }
    listenToFramework(problems)
    leaveOutUndefined()
    defineElements(src => this.files.resolve(src))
    this.storage = new DeviceStorage(options.storage)
    this.device = new Device(options.account)
    this.connection = new Connection(parts)
    this.leaving = new LeaveAlert(parts, () => this.stack.front)
    this.life = new Life(realm, problems)
    this.dialogs = new Dialogs(parts)
    this.appearance = new Appearance(parts, pack.app, pack.theme, () => this.tabs.turned())
    this.surface = new Surface(pack, this.appearance, this.phone, options.onWindow ?? (() => undefined))
    this.tabs = new TabBar(pack, this.appearance, () => this.stack.front?.route)
    this.pulling = new PullDown(parts, {
      isAllowed: () => this.surface.canPullDown,
      tell: () => this.stack.callFront('onPullDownRefresh'),
    })
    const logic = new Logic({
      pack,
      problems,
      later,
      backend: createView({
        onOpenType: () => this.share('button'),
        onPicker: picker => (this.picker = picker),
      }),
      onSetData: (instance, bytes, json) =>
        this.setDataCalls.push({
          ...(options.keepsData ? { json } : {}),
          page: instance.is,
          bytes,
          isInFront: instance === this.stack.front?.instance,
          front: this.surface.frame.bar.front,
        }),
      convertEvent: event => toProductEvent(event, realm),
    })
    const scroll = new PageScroll({
      later,
      configOf: route => logic.configOf(route),
      tell: (page, name, value) => {
        if (page === this.stack.front) this.stack.callFront(name, value && realm.parse(JSON.stringify(value)))
      },
    })
    this.stack = new PageStack({
      logic,
      problems,
      later,
      routes: new Routes(pack, message => problems.add(message)),
      load: route => this.program.load(route),
      parse: realm.parse,
      onLeave: () => {
        scroll.leave()
        this.pulling.release()
        this.picker = undefined
      },
      onFront: page => {
        this.surface.show(page)
        scroll.enter(page)
      },
    })
    const {
      stack,
      surface,
      tabs,
      pulling,
      leaving,
      life,
      storage,
      device,
      files,
      camera,
      calendar,
      chatFiles,
      handed,
      appearance,
      connection,
      dialogs,
      phone,
    } = this
    const functions = wxFunctions({
      ...{ parts, send: options.send, stack, surface, tabs, scroll, pulling, leaving, life },
      ...{
        storage,
        device,
        files,
        camera,
        calendar,
        chatFiles,
        handed,
        appearance,
        connection,
        dialogs,
        phone,
      },
      isOldWeChat: options.isOldWeChat ?? false,
      hasCookiesInHeaderOnly: options.hasCookiesInHeaderOnly ?? false,
    })
    const wx = createWx(functions, knownApis, problems)
    const pages = () => this.stack.instances
    this.program = new Program({ pack, realm, problems, logic, life: this.life, wx, clock, pages })
  }

  /** The page stack, the front page last. */
  get pages(): readonly PageInfo[] {
    return this.stack.list.map(({ route, query }) => ({ route, query }))
  }

  /** The element of the page in front. */
  get element(): HTMLElement | undefined {
    return this.stack.front?.element
  }

  /** What the page in front has around it. */
  get frame(): Frame {
    return this.surface.frame
  }

  /** Whether the keyboard covers the lower part of the screen. */
  get isKeyboardOpen(): boolean {
    return keyboard.isOpen
  }

  /** What of the page's window is seen: the keyboard covers its lower part and pushes it up. */
  get seen(): Seen {
    return keyboard.seen(this.tabs.shown ? this.phone.tabBar : 0)
  }

  /** The tab bar; nothing below a page that is no tab. */
  get tabBar(): ShownTabBar | undefined {
    return this.tabs.shown
  }

  /** Whether the page in front is held down, until the product lets it go. */
  get isPulled(): boolean {
    return this.pulling.isPulled
  }

  /** Files whose code has run so far. */
  get filesRun(): readonly string[] {
    return this.program.filesRun
  }

  /** Starts the app and opens its first page. */
  async launch(): Promise<void> {
    const path = this.options.path ?? this.options.pack.app.pages[0] ?? ''
    this.life.begin(path)
    this.program.start()
    this.life.launch()
    await this.enter(path)
  }

  /** Opens the page of a link as the only one; a page that is not there is the product's to mend. */
  private async enter(url: string): Promise<void> {
    if (this.options.pack.pages.includes(url.split('?', 1)[0] ?? '')) return this.stack.enter(`/${url}`)
    this.life.missing(url)
    await this.stack.idle()
  }

  /** The customer goes to another app: the mini-program and its page in front are told. */
  leave(): void {
    this.stack.callFront('onHide')
    this.life.hide()
  }

  /** The customer comes back to the mini-program. */
  comeBack(): void {
    this.life.show()
    this.stack.callFront('onShow')
  }

  /** WeChat's own back button. */
  async back(): Promise<void> {
    await this.stack.navigateBack(1)
  }

  /** Opens a page as `wx.navigateTo` does; rejects with WeChat's reason. */
  async open(url: string): Promise<void> {
    await this.stack.navigateTo(url)
  }

  /** The customer comes by a link: the page is opened as the only one. */
  async visit(url: string): Promise<void> {
    await this.enter(url.replace(/^\//, ''))
  }

  /** The customer, who is elsewhere in WeChat, comes by a link: the app is told, and the page opens as the only one. */
  async comeBy(url: string): Promise<void> {
    this.leave()
    this.life.show(url)
    await this.enter(url)
  }

  /** Nothing is on its way: no request, no navigation, and nothing that was to come very soon. */
  get isQuiet(): boolean {
    return this.connection.pending === 0 && this.stack.pending === 0 && this.clock.soon === 0
  }

  /** Lets time pass at once, on the product's clock too. */
  async pass(ms: number): Promise<void> {
    await this.clock.pass(ms)
  }

  /** The customer leaves, and the phone puts the mini-program to sleep: timers stop and requests are lost. */
  sleep(): void {
    this.leave()
    this.clock.sleep()
    this.connection.interrupt()
  }

  /** The customer comes back after a sleep. */
  wake(): void {
    this.clock.wake()
    this.comeBack()
  }

  /** The customer taps a tab of the tab bar. */
  async tapTab(text: string): Promise<void> {
    await this.stack.switchTab(`/${this.tabs.pageOf(text)}`)
  }

  /** The customer has scrolled to the end of the page, where nothing is laid out that could be scrolled. */
  reachBottom(): void {
    this.stack.callFront('onReachBottom')
  }

  /** The customer pulls the page down. */
  pullDown(): void {
    this.pulling.pull()
  }

  /** The customer shares the page in front by WeChat's menu, which offers it only for pages that can be shared. */
  shareByMenu(): void {
    if (typeof this.stack.front?.instance.onShareAppMessage !== 'function') {
      throw new Error(`${this.stack.front?.route} cannot be shared`)
    }
    this.share('menu')
  }

  private share(from: 'button' | 'menu'): void {
    this.shared.push(this.stack.callFront('onShareAppMessage', { from }) ?? {})
  }
}
