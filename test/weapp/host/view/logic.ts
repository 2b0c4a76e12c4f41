import {
  type AssociatedBackend,
  type CodeSpace,
  component,
  glassEasel,
  MiniProgramEnv,
  type Root,
  type types,
} from 'glass-easel-miniprogram-adapter'
import type { CompiledPackage, ComponentConfig } from '../contract'
import { bytesOf } from './bytes'
import type { ViewEvent } from './events'
import type { Problems } from './problems'

/** What the product hands to `App` or `Page`, or what comes of it: fields and functions of its own choice. */
export type Definition = Record<string, unknown>

/** A page or component of the product as its own code sees it. */
export interface Instance extends Definition {
  readonly is: string
  setData(data: Record<string, unknown>, callback?: () => void): void
}

type TemplateList = Record<string, glassEasel.template.ComponentTemplate['content']>

/** Watches every `setData`: whose it is, and the JSON that goes to the view with its bytes. */
export type OnSetData = (instance: Instance, bytes: number, json: string) => void

/**
 * WeChat sends `setData` as JSON from the logic thread to the view: what JSON cannot hold is lost, and the callback
 * comes only after the view has drawn.
 */
function measureSetData(later: (run: () => void) => void, watch: OnSetData): void {
  const { prototype } = component.ComponentCaller as unknown as { prototype: Instance }
  const original = prototype.setData
  prototype.setData = function (this: Instance, data, callback) {
    const json = JSON.stringify(data)
    watch(this, bytesOf(json), json)
    // Taro writes paths as `root.cn.[0]`, which WeChat reads like `root.cn[0]`.
    const entries = Object.entries(JSON.parse(json) as Record<string, unknown>)
    original.call(
      this,
      Object.fromEntries(entries.map(([path, value]) => [path.replace(/\.\[/g, '['), value])),
    )
    if (callback) later(callback)
  }
}

/** WeChat reads a missing list in `wx:for` as an empty one, and so do Taro's templates; the framework remarks on it. */
const HARMLESS = /^The for-list data is neither Array nor Object, got type "undefined"/

/** Notes what the component framework complains of. */
export function listenToFramework(problems: Problems): void {
  glassEasel.addGlobalErrorListener(error => {
    problems.addError('component framework', error)
    return false
  })
  glassEasel.addGlobalWarningListener(message => {
    if (!HARMLESS.test(message)) problems.add(`component framework: ${message}`)
    return false
  })
}

/** An attribute whose expression is undefined is not set, so that `disabled="{{a}}"` leaves a button alone. */
export function leaveOutUndefined(): void {
  const { prototype } = glassEasel.Element
  const set = prototype.setAttribute
  prototype.setAttribute = function (this: glassEasel.Element, name, value) {
    if (value === undefined || value === null) this.removeAttribute(name)
    else set.call(this, name, value)
  }
}

const TYPES: Readonly<Record<string, unknown>> = { String, Number, Boolean, Object, Array, Function }

/** `String` and `Object` of the product's world are other ones than the framework's. */
function withOwnTypes(properties: Definition): Definition {
  const own = (type: unknown) => (typeof type === 'function' ? (TYPES[type.name] ?? type) : type)
  const entries = Object.entries(properties).map(([name, property]) => {
    if (typeof property !== 'object' || property === null) return [name, own(property)]
    return [name, { ...property, type: own((property as { type?: unknown }).type) }]
  })
  return Object.fromEntries(entries) as Definition
}

interface LogicOptions {
  readonly pack: CompiledPackage
  readonly problems: Problems
  /** Runs the product's code after the current one, as messages between WeChat's threads do. */
  readonly later: (run: () => void) => void
  readonly onSetData: OnSetData
  /** Turns an event of the view into the object that the product gets. */
  readonly convertEvent: (event: ViewEvent) => unknown
  readonly backend: glassEasel.GeneralBackendContext
}

/** The registry of pages and components: WeChat's own component framework. */
export class Logic {
  private readonly environment = new MiniProgramEnv()
  private readonly space: CodeSpace
  private readonly registered = new Set<string>()
  private readonly backend: AssociatedBackend

  constructor(private readonly options: LogicOptions) {
    this.backend = this.environment.associateBackend(options.backend)
    this.space = this.environment.createCodeSpace('', true)
    this.writeIds()
    const groupList = new Function(`return ${options.pack.templates}`)() as TemplateList
    for (const [path, config] of Object.entries(options.pack.components)) {
      this.space.addComponentStaticConfig(path, config as types.ComponentStaticConfig)
      const content = groupList[path]
      if (content) this.space.addCompiledTemplate(path, { groupList, content })
    }
    measureSetData(options.later, options.onSetData)
  }

  /** Registers what a file passed to `Page`. */
  definePage(path: string, definition: Definition): void {
    this.space
      .component(path)
      .pageDefinition(this.withConvertedEvents(definition) as never)
      .register()
    this.registered.add(path)
  }

  /** Registers what a file passed to `Component`. */
  defineComponent(path: string, definition: Definition): void {
    const methods = this.withConvertedEvents((definition.methods ?? {}) as Definition)
    const properties = withOwnTypes((definition.properties ?? {}) as Definition)
    const own: object = { ...definition, methods, properties }
    this.space.component(path).definition(own).register()
    this.registered.add(path)
  }

  isDefined(path: string): boolean {
    return this.registered.has(path)
  }

  configOf(path: string): ComponentConfig {
    return this.options.pack.components[path] ?? {}
  }

  /** Makes a page's instance; it is drawn once it is attached to the document. */
  createPage(path: string): Root {
    return this.backend.createRoot('wx-page', this.space, path)
  }

  /** The event callbacks of templates get WeChat's event objects, and get them later: the view is another thread. */
  private withConvertedEvents(definition: Definition): Definition {
    const { handlers } = this.options.pack
    const { later, convertEvent } = this.options
    const wrapped: Definition = { ...definition }
    for (const name of handlers) {
      const original = definition[name]
      if (typeof original !== 'function') continue
      wrapped[name] = function (this: unknown, event: ViewEvent) {
        const converted = convertEvent(event)
        later(() => (original as (event: unknown) => void).call(this, converted))
      }
    }
    return wrapped
  }

  /** WeChat's page has the ids of the template; the framework leaves them out or adds a prefix by default. */
  private writeIds(): void {
    const space = this.space as unknown as {
      prepareComponentOptions(is: string, options?: unknown): [Record<string, unknown>, unknown]
    }
    const original = space.prepareComponentOptions.bind(space)
    space.prepareComponentOptions = (is, options) => {
      const [prepared, isolation] = original(is, options)
      return [{ ...prepared, writeIdToDOM: true, idPrefixGenerator: null }, isolation]
    }
  }
}
