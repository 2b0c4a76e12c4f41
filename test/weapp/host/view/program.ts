import type { CompiledPackage, Realm } from '../contract'
import type { Life } from './life'
import type { Definition, Instance, Logic } from './logic'
import { folderOf, Modules, resolvePath } from './modules'
import type { Problems } from './problems'
import type { Timers } from './timers'

/** How long a sub-package takes to arrive; without one the code of a page still comes later than the call. */
const DOWNLOAD_MS = 30

interface ProgramOptions {
  readonly pack: CompiledPackage
  readonly realm: Realm
  readonly problems: Problems
  readonly logic: Logic
  readonly life: Life
  readonly wx: object
  readonly clock: Timers
  /** Instances of the page stack. */
  readonly pages: () => readonly Instance[]
}

/** The product's code: what it finds as globals, and when which file runs. */
export class Program {
  private readonly modules: Modules
  /** Page or component whose file runs now: `Page` and `Component` are not told (WeChat's `__wxRoute`). */
  private running = ''

  constructor(private readonly options: ProgramOptions) {
    const { pack, realm } = options
    if (pack.app.lazyCodeLoading !== 'requiredComponents') {
      throw new Error('The host runs the code of a page when it opens, which lazyCodeLoading has to ask for')
    }
    this.modules = new Modules(pack, realm, file => this.download(file))
    realm.define(this.globals())
  }

  /** Files whose code has run so far. */
  get filesRun(): readonly string[] {
    return this.modules.filesRun
  }

  /** Runs app.js. */
  start(): void {
    this.options.problems.guard('app.js', () => this.modules.run('app.js'))
  }

  /** Runs the code of a page's components and of the page, once. */
  async load(route: string): Promise<void> {
    const { logic, problems } = this.options
    await this.download(route)
    for (const path of this.neededBy(route, [])) {
      if (logic.isDefined(path)) continue
      this.running = path
      problems.guard(`${path}.js`, () => this.modules.run(`${path}.js`))
    }
  }

  private async download(file: string): Promise<void> {
    const wait = this.modules.packageOf(file) ? DOWNLOAD_MS : 0
    await new Promise<void>(resolve => this.options.clock.setTimeout(() => resolve(), wait))
  }

  private globals(): Record<string, unknown> {
    const { logic, life, wx, clock } = this.options
    return {
      wx,
      App: (definition: Definition) => {
        life.app = definition
      },
      Page: (definition: Definition) => logic.definePage(this.running, definition),
      Component: (definition: Definition) => logic.defineComponent(this.running, definition),
      getApp: () => life.app,
      getCurrentPages: () => this.currentPages(),
      console: this.console(),
      ...clock,
    }
  }

  private currentPages(): Instance[] {
    const list = this.options.realm.parse('[]') as Instance[]
    list.push(...this.options.pages())
    return list
  }

  /** Warnings and errors of the product are problems. */
  private console(): Record<string, unknown> {
    const silent = () => undefined
    const note =
      (level: string) =>
      (...values: unknown[]) =>
        this.options.problems.add(`console.${level}: ${values.map(String).join(' ')}`)
    return { log: silent, info: silent, debug: silent, warn: note('warn'), error: note('error') }
  }

  /** A page or component after all the components it uses. */
  private neededBy(path: string, known: readonly string[]): readonly string[] {
    if (known.includes(path)) return known
    const used = Object.values(this.options.logic.configOf(path).usingComponents ?? {})
    return used.reduce<readonly string[]>(
      (list, target) => this.neededBy(resolvePath(folderOf(path), target), list),
      [path, ...known],
    )
  }
}
