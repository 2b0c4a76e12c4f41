import { glassEasel } from 'glass-easel-miniprogram-adapter'
import type { LaunchOptions, PageInfo, SetDataCall } from '../contract'
import { defineElements } from './elements'
import { createView, toProductEvent } from './events'
import { type Definition, type Instance, Logic } from './logic'
import { Modules, resolvePath } from './modules'
import { Problems } from './problems'
import { PageStack } from './stack'
import { Surface } from './surface'
import { createWx } from './wx'
import type { ApiParts } from './wx/call'
import { chromeApi } from './wx/chrome'
import { navigationApi } from './wx/navigation'
import { networkApi } from './wx/network'
import { DeviceStorage, storageApi } from './wx/storage'
import { systemApi } from './wx/system'
import { timers } from './timers'

/** A running mini-program. */
export class Host {
  readonly problems = new Problems()
  readonly setDataCalls: SetDataCall[] = []
  readonly storage: DeviceStorage
  private readonly modules: Modules
  private readonly logic: Logic
  private readonly stack: PageStack
  private readonly wx: object
  private readonly surface: Surface
  private readonly timers
  private app: Definition = {}

  constructor(private readonly options: LaunchOptions) {
    const { pack, realm, send, knownApis } = options
    const { problems } = this
    this.timers = timers(problems)
    const later = (run: () => void) => void this.timers.setTimeout(run, 0)
    const parts: ApiParts = { realm, problems, later }
    glassEasel.addGlobalErrorListener(error => {
      problems.addError('component framework', error)
      return false
    })
    glassEasel.addGlobalWarningListener(message => {
      problems.add(`component framework: ${message}`)
      return false
    })
    defineElements()
    this.surface = new Surface(pack)
    this.storage = new DeviceStorage(options.storage)
    this.logic = new Logic({
      pack,
      problems,
      later,
      backend: createView(),
      onSetData: (instance, bytes) => this.setDataCalls.push({ page: instance.is, bytes }),
      convertEvent: event => toProductEvent(event, realm),
    })
    this.modules = new Modules(pack, realm, file => this.globalsOf(file))
    this.stack = new PageStack({
      logic: this.logic,
      problems,
      later,
      load: route => this.load(route),
      pages: [...pack.app.pages, ...(pack.app.subPackages ?? []).flatMap(pagesBelow)],
      parse: realm.parse,
      onFront: page => this.surface.show(page, this.logic.configOf(page.route)),
    })
    this.wx = createWx(
      {
        ...storageApi(parts, this.storage),
        ...networkApi(parts, send),
        ...navigationApi(parts, this.stack),
        ...systemApi(realm),
        ...chromeApi(parts, title => this.surface.setTitle(this.stack.front, title)),
      },
      knownApis,
      problems,
    )
  }

  get pages(): readonly PageInfo[] {
    return this.stack.list
  }

  /** Starts the app and opens its first page. */
  async launch(): Promise<void> {
    const { pack, realm, path = pack.app.pages[0] ?? '' } = this.options
    this.problems.guard('app.js', () => this.modules.run('app.js'))
    const launch = realm.parse(JSON.stringify({ path, query: {}, scene: 1001, referrerInfo: {} }))
    this.callApp('onLaunch', launch)
    this.callApp('onShow', launch)
    await this.stack.reLaunch(`/${path}`)
  }

  /** The element of the page in front. */
  get element(): HTMLElement | undefined {
    return this.stack.front?.element
  }

  /** Text of the navigation bar. */
  get title(): string {
    return this.surface.title
  }

  private callApp(name: string, value: unknown): void {
    const handler = this.app[name]
    if (typeof handler === 'function') {
      this.problems.guard(name, () => (handler as (value: unknown) => void).call(this.app, value))
    }
  }

  private globalsOf(file: string): Record<string, unknown> {
    const path = file.replace(/\.js$/, '')
    return {
      wx: this.wx,
      App: (definition: Definition) => {
        this.app = definition
      },
      Page: (definition: Definition) => this.logic.definePage(path, definition),
      Component: (definition: Definition) => this.logic.defineComponent(path, definition),
      getApp: () => this.app,
      getCurrentPages: () => this.currentPages(),
      console: this.console(),
      ...this.timers,
    }
  }

  private currentPages(): Instance[] {
    const list = this.options.realm.parse('[]') as Instance[]
    list.push(...this.stack.instances)
    return list
  }

  private console(): Record<string, unknown> {
    const note =
      (level: string) =>
      (...values: unknown[]) =>
        this.problems.add(`console.${level}: ${values.map(String).join(' ')}`)
    return { log: () => undefined, info: () => undefined, debug: () => undefined, warn: note('warn'), error: note('error') }
  }

  /** Runs the code of a page's components and of the page, once; a sub-package arrives after a moment. */
  private async load(route: string): Promise<void> {
    await Promise.resolve()
    for (const path of this.dependenciesOf(route, [])) {
      if (!this.logic.isDefined(path)) {
        this.problems.guard(`${path}.js`, () => this.modules.run(`${path}.js`))
      }
    }
  }

  private dependenciesOf(path: string, known: string[]): string[] {
    if (known.includes(path)) return known
    const folder = path.split('/').slice(0, -1).join('/')
    const used = Object.values(this.logic.configOf(path).usingComponents ?? {})
    const seen = [path, ...known]
    return used.reduce((list, target) => this.dependenciesOf(resolvePath(folder, target), list), seen)
  }
}

function pagesBelow({ root, pages }: { root: string; pages: readonly string[] }): string[] {
  return pages.map(page => `${root}/${page}`)
}
