import type { LaunchOptions, PageInfo, SetDataCall } from '../contract'
import { defineElements } from './elements'
import { createView, toProductEvent } from './events'
import { Life } from './life'
import { leaveOutUndefined, listenToFramework, Logic } from './logic'
import { Problems } from './problems'
import { Program } from './program'
import { PageStack } from './stack'
import { Surface } from './surface'
import { timers } from './timers'
import { createWx } from './wx'
import type { ApiParts } from './wx/call'
import { canvasApi, Files } from './wx/canvas'
import { chromeApi } from './wx/chrome'
import { Device, deviceApi } from './wx/device'
import { navigationApi } from './wx/navigation'
import { networkApi } from './wx/network'
import { DeviceStorage, storageApi } from './wx/storage'
import { systemApi } from './wx/system'

/** A card as the product gave it to WeChat for sharing. */
export interface SharedCard {
  readonly title?: string
  readonly path?: string
  readonly imageUrl?: string
}

/** A running mini-program: what tests and pictures see of it. */
export class Host {
  readonly problems = new Problems()
  readonly setDataCalls: SetDataCall[] = []
  readonly files = new Files()
  readonly shared: SharedCard[] = []
  readonly storage: DeviceStorage
  readonly device: Device
  private readonly life: Life
  private readonly program: Program
  private readonly stack: PageStack
  private readonly surface: Surface

  constructor(private readonly options: LaunchOptions) {
    const { pack, realm, send, knownApis } = options
    const { problems } = this
    const clock = timers(problems)
    const later = (run: () => void) => void clock.setTimeout(run, 0)
    const parts: ApiParts = { realm, problems, later }
    listenToFramework(problems)
    leaveOutUndefined()
    defineElements(src => this.files.resolve(src))
    this.surface = new Surface(pack)
    this.storage = new DeviceStorage(options.storage)
    this.device = new Device(options.account)
    this.life = new Life(realm, problems)
    const logic = new Logic({
      pack,
      problems,
      later,
      backend: createView(() => this.share()),
      onSetData: (instance, bytes) =>
        this.setDataCalls.push({
          page: instance.is,
          bytes,
          isInFront: instance === this.stack.front?.instance,
        }),
      convertEvent: event => toProductEvent(event, realm),
    })
    this.stack = new PageStack({
      logic,
      problems,
      later,
      load: route => this.program.load(route),
      pages: pack.pages,
      parse: realm.parse,
      onFront: page => this.surface.show(page, logic.configOf(page.route)),
    })
    const wx = createWx(
      {
        ...storageApi(parts, this.storage),
        ...networkApi(parts, send),
        ...navigationApi(parts, this.stack),
        ...systemApi(parts),
        ...chromeApi(parts, title => this.surface.setTitle(this.stack.front, title)),
        ...canvasApi(parts, this.files),
        ...deviceApi(parts, this.device),
        ...this.life.api(),
      },
      knownApis,
      problems,
    )
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

  /** Text of the navigation bar. */
  get title(): string {
    return this.surface.title
  }

  /** Whether the page in front has the whole screen, without a navigation bar. */
  get isFullScreen(): boolean {
    return this.surface.isFullScreen
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
    await this.stack.reLaunch(`/${path}`)
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

  /** The customer has scrolled to the end of the page. */
  reachBottom(): void {
    this.stack.callFront('onReachBottom')
  }

  /** The customer pulls the page down, where its configuration lets them. */
  pullDown(): void {
    this.stack.callFront('onPullDownRefresh')
  }

  private share(): void {
    const card = this.stack.callFront('onShareAppMessage', { from: 'button' })
    this.shared.push(card ?? {})
  }
}
