import type { Realm } from '../contract'
import type { Definition } from './logic'
import type { Problems } from './problems'

type Listener = (options: unknown) => void

/** WeChat's number for an opening from the list of mini-programs. */
const SCENE_FROM_LIST = 1001

/** The app's own life: what it registered with `App`, and who else wants to hear when it comes and goes. */
export class Life {
  /** What the product handed to `App`. */
  app: Definition = {}
  private path = ''
  private readonly shown = new Set<Listener>()
  private readonly hidden = new Set<Listener>()

  constructor(
    private readonly realm: Realm,
    private readonly problems: Problems,
  ) {}

  /** Where the app is opened; known before any of its code runs. */
  begin(path: string): void {
    this.path = path
  }

  /** The code has run: the app is told that it is open, and in front. */
  launch(): void {
    this.tell('onLaunch')
    this.show()
  }

  /** The mini-program comes to the front. */
  show(): void {
    this.tell('onShow', this.shown)
  }

  /** The customer leaves the mini-program. */
  hide(): void {
    this.tell('onHide', this.hidden)
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    return {
      onAppShow: (listen: Listener) => void this.shown.add(listen),
      offAppShow: (listen: Listener) => void this.shown.delete(listen),
      onAppHide: (listen: Listener) => void this.hidden.add(listen),
      offAppHide: (listen: Listener) => void this.hidden.delete(listen),
      getLaunchOptionsSync: () => this.options(),
      getEnterOptionsSync: () => this.options(),
    }
  }

  private options(): unknown {
    const [path = ''] = this.path.split('?', 1)
    return this.realm.parse(JSON.stringify({ path, query: {}, scene: SCENE_FROM_LIST, referrerInfo: {} }))
  }

  private tell(name: string, listeners: ReadonlySet<Listener> = new Set()): void {
    const handler = this.app[name]
    if (typeof handler === 'function') {
      this.problems.guard(name, () => (handler as Listener).call(this.app, this.options()))
    }
    for (const listen of listeners) this.problems.guard(`${name} listener`, () => listen(this.options()))
  }
}
