import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'

/** What `miniprogram-simulate` gives of a component that it draws. */
interface Drawn {
  readonly dom: HTMLElement
  readonly instance: { setData(data: Record<string, unknown>): void }
  attach(parent: Element): void
  detach(): void
}

interface Simulator {
  load(file: string, options: { readonly rootPath: string }): string
  render(id: string): Drawn
}

/** The package's own views; scripts that only receive what the pages sent take the place of Taro's. */
const FILES = ['base.wxml', 'utils.wxs', 'comp.wxml', 'comp.json']
const BARE: Readonly<Record<string, string>> = {
  'comp.js':
    "Component({ properties: { i: { type: Object, value: { nn: '' } }, l: { type: String, value: '' } }, options: { virtualHost: true, addGlobalClass: true }, methods: { eh() {} } })",
  'page.json': '{ "component": true, "usingComponents": { "comp": "./comp" } }',
  'page.js': 'Component({ data: { root: { cn: [] } }, methods: { eh() {} } })',
  'page.wxml':
    '<import src="./base.wxml"/><wxs module="xs" src="./utils.wxs" /><template is="taro_tmpl" data="{{root:root}}" />',
}

/** Names that the simulator takes from the browser that it expects around it. */
const GLOBALS = ['document', 'Event', 'CustomEvent', 'Element', 'Node', 'HTMLElement', 'MutationObserver']

/**
 * Draws what a page has sent to its view by WeChat's own compiler of templates and its component framework of ordinary pages
 * (exparser, as `miniprogram-simulate` brings both): an engine that nobody here has written. It lays nothing out.
 */
export class Exparser {
  private readonly window = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true }).window
  private readonly simulator: Simulator
  private readonly page: string
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'exparser-'))

  constructor(packageFolder: string) {
    const { folder } = this
    for (const file of FILES) cpSync(path.join(packageFolder, file), path.join(folder, file))
    for (const [file, text] of Object.entries(BARE)) writeFileSync(path.join(folder, file), text)
    const { window } = this
    Object.assign(globalThis, { window })
    for (const name of GLOBALS) {
      Object.assign(globalThis, { [name]: (window as unknown as Record<string, unknown>)[name] })
    }
    // It looks for its browser when it is loaded.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    this.simulator = require('miniprogram-simulate') as Simulator
    this.page = this.simulator.load(path.join(folder, 'page'), { rootPath: folder })
  }

  /** The view after these messages, each the JSON of one `setData`. */
  draw(messages: readonly string[]): Element {
    const drawn = this.simulator.render(this.page)
    drawn.attach(this.window.document.body)
    for (const json of messages) drawn.instance.setData(JSON.parse(json) as Record<string, unknown>)
    const { dom } = drawn
    drawn.detach()
    return dom
  }

  end(): void {
    this.window.close()
    rmSync(this.folder, { recursive: true })
  }
}
