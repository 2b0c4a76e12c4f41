import type { Realm } from '../contract'
import type { Definition } from './logic'
import type { Problems } from './problems'
import { parseUrl } from './routes'

type Listener = (options: unknown) => void

/** WeChat's number for an opening from the list of mini-programs. */
const SCENE_FROM_LIST = 1001

/** The app's own life: what it registered with `App`, and who else wants to hear when it comes and goes. */
export class Life {
  /** What the product handed to `App`. */
  app: Definition = {}
  private launchUrl = ''
  private enterUrl = ''
  private readonly shown = new Set<Listener>()
  private readonly hidden = new Set<Listener>()
  private readonly notFound = new Set<Listener>()

  constructor(
    private readonly realm: Realm,
    private readonly problems: Problems,
  ) {}

  /** Where the app is opened; known before any of its code runs. */
  begin(url: string): void {
    this.launchUrl = url
    this.enterUrl = url
  }

  /** The code has run: the app is told that it is open, and in front. */
  launch(): void {
    this.tell('onLaunch')
    this.show()
  }

  /** The mini-program comes to the front; a link that brings it there is what it was entered by from now on. */
  show(url = this.enterUrl): void {
    this.enterUrl = url
    this.tell('onShow', this.shown)
  }

  /** The customer leaves the mini-program. */
  hide(): void {
    this.tell('onHide', this.hidden)
  }

  /** A link leads to a page that is not there. Without anybody who cares WeChat shows a page of its own. */
  missing(url: string): void {
    const isHeard = this.notFound.size > 0
    if (!isHeard) this.problems.add(`WeChat shows its own page for ${url}, which is not found`)
    const value = this.options(url, { isEntryPage: true })
    for (const listen of this.notFound) this.problems.guard('onPageNotFound', () => listen(value))
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    return {
      onAppShow: (listen: Listener) => void this.shown.add(listen),
      offAppShow: (listen: Listener) => void this.shown.delete(listen),
      onAppHide: (listen: Listener) => void this.hidden.add(listen),
      offAppHide: (listen: Listener) => void this.hidden.delete(listen),
      onPageNotFound: (listen: Listener) => void this.notFound.add(listen),
      offPageNotFound: (listen: Listener) => void this.notFound.delete(listen),
      onError: (listen: (text: string) => void) => void this.problems.onError.add(listen),
      offError: (listen: (text: string) => void) => void this.problems.onError.delete(listen),
      onUnhandledRejection: (listen: (event: { reason: unknown }) => void) =>
        void this.problems.onRejection.add(listen),
      offUnhandledRejection: (listen: (event: { reason: unknown }) => void) =>
        void this.problems.onRejection.delete(listen),
      getLaunchOptionsSync: () => this.options(this.launchUrl),
      getEnterOptionsSync: () => this.options(this.enterUrl),
    }
  }

  private options(url = this.enterUrl, more: object = {}): unknown {
    const { route, query } = parseUrl(`/${url}`)
    const options = { path: route, query, scene: SCENE_FROM_LIST, referrerInfo: {}, ...more }
    return this.realm.parse(JSON.stringify(options))
  }

  private tell(name: string, listeners: ReadonlySet<Listener> = new Set()): void {
    const handler = this.app[name]
    if (typeof handler === 'function') {
      this.problems.guard(name, () => (handler as Listener).call(this.app, this.options()))
    }
    for (const listen of listeners) this.problems.guard(`${name} listener`, () => listen(this.options()))
  }
}
