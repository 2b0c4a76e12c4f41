import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import vm from 'node:vm'
import { type DOMWindow, JSDOM } from 'jsdom'
import type { CompiledPackage, PageInfo, Send, SetDataCall } from './host/contract'
import { knownApis } from './host/node/known-apis'
import { createRealm } from './host/node/realm'
import type { WxCanvas } from './host/view/canvas-element'
import type { Host } from './host/view/host'
import type { PhoneName } from './host/view/phones'

/** Longest wait for something to appear; generous, since the machine may be busy. */
const WAIT_MS = 45_000
const POLL_MS = 15

const PAGE = '<!doctype html><html><head></head><body></body></html>'

/** What a phone is and what it can reach. */
export interface PhoneOptions {
  readonly pack: CompiledPackage
  readonly bundle: string
  readonly send: Send
  /** What the device's storage holds at the start. */
  readonly storage: Readonly<Record<string, unknown>>
  readonly path: string | undefined
  readonly account: string
  readonly phone?: PhoneName
  readonly isOldWeChat?: boolean
  readonly hasCookiesInHeaderOnly?: boolean
  readonly keepsData?: boolean
}

const apis = knownApis()
const scripts = new Map<string, vm.Script>()

/** Compiles the host once per process. */
function scriptOf(bundle: string): vm.Script {
  const known = scripts.get(bundle)
  if (known) return known
  const script = new vm.Script(bundle, { filename: 'host.js' })
  scripts.set(bundle, script)
  return script
}

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** A window that can be moved: jsdom lays nothing out, and so has nowhere to scroll to. */
function letScroll(window: DOMWindow): void {
  let top = 0
  Object.defineProperty(window, 'scrollY', { get: () => top })
  Object.assign(window, {
    scrollTo: (_left: number, wanted: number) => {
      if (wanted === top) return
      top = wanted
      setTimeout(() => window.dispatchEvent(new window.Event('scroll')))
    },
  })
}

function isHidden(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node.hasAttribute('hidden') || (node as HTMLElement).style?.display === 'none') return true
  }
  return false
}

const nameOf = (element: Element) => element.getAttribute('aria-label') || squeeze(element.textContent)

const isCalled = (text: string, label: string | RegExp) =>
  typeof label === 'string' ? text === label : label.test(text)

/** A phone with the mini-program open, driven by what the customer can see; nothing is laid out on it. */
export class Phone {
  readonly host: Host
  private readonly dom: JSDOM

  constructor(options: PhoneOptions) {
    this.dom = new JSDOM(PAGE, { runScripts: 'outside-only', pretendToBeVisual: true })
    letScroll(this.dom.window)
    scriptOf(options.bundle).runInContext(this.dom.getInternalVMContext())
    const entries = Object.entries(options.storage).map(([key, value]) => [key, JSON.stringify(value)])
    this.host = (this.dom.window as unknown as Window).startHost({
      pack: options.pack,
      realm: createRealm(),
      send: options.send,
      storage: Object.fromEntries(entries) as Record<string, string>,
      path: options.path,
      account: options.account,
      knownApis: apis,
      phone: options.phone,
      isOldWeChat: options.isOldWeChat,
      hasCookiesInHeaderOnly: options.hasCookiesInHeaderOnly,
      keepsData: options.keepsData,
      onWindow: ({ width, height }) =>
        Object.assign(this.dom.window, { innerWidth: width, innerHeight: height }),
    })
  }

  async launch(): Promise<void> {
    await this.host.launch()
  }

  /** Ends the phone's timers and requests without a word. */
  switchOff(): void {
    this.dom.window.close()
  }

  /** Puts the phone away: nothing may have gone wrong on it. */
  close(): void {
    this.switchOff()
    this.failOnProblems()
  }

  /** The page in front with its query, as it was asked for. */
  address(): string {
    const page = this.host.pages.at(-1)
    return page ? addressOf(page) : ''
  }

  /** Waits until a condition holds. */
  async until(what: string, holds: () => boolean): Promise<void> {
    const end = Date.now() + WAIT_MS
    while (!holds()) {
      // Nothing that is waited for will come after an error; the test need not wait for its end.
      this.failOnProblems()
      if (Date.now() > end) assert.fail(`${what}; on ${this.address()} there is:\n${this.text()}`)
      await pause(POLL_MS)
    }
  }

  /** Waits until nothing is on its way and what came was drawn. */
  async quiet(): Promise<void> {
    const end = Date.now() + WAIT_MS
    // What the answer to one thing asks for is on its way a moment later.
    for (let calm = 0; calm < 3; calm = this.host.isQuiet ? calm + 1 : 0) {
      if (Date.now() > end) assert.fail(`there was always something on its way on ${this.address()}`)
      await pause(this.host.isQuiet ? 0 : POLL_MS)
    }
  }

  /** Waits until nothing is on its way, and the page in front is no grey shape any more. */
  async settled(): Promise<void> {
    await this.quiet()
    await this.until('the page never settled', () => this.query('.skeleton') === undefined)
    await this.quiet()
  }

  /** Opens a page as the only one, as a link does, and waits until it is there. */
  async visit(path: string): Promise<void> {
    await this.host.visit(`/${path}`)
    await this.until('the page never opened', () => this.query('.page-shell') !== undefined)
    await this.settled()
  }

  /** Every visible element that a selector names. */
  queryAll(selector: string): HTMLElement[] {
    const found = [...(this.host.element?.querySelectorAll<HTMLElement>(selector) ?? [])]
    return found.filter(element => !isHidden(element))
  }

  /** Texts that the page in front has drawn on its canvases. */
  drawn(): string[] {
    const canvases = this.queryAll('wx-canvas') as WxCanvas[]
    return canvases.flatMap(({ node }) => ('texts' in node ? [...node.texts] : []))
  }

  /** Waits until a page is in front: its path, with its query when one is given. */
  async arriveAt(address: string): Promise<void> {
    await this.until(`never arrived at ${address}`, () => {
      const here = this.address()
      return here === address || here.split('?')[0] === address
    })
  }

  /** All that the page in front says, one line per element that has text of its own. */
  text(): string {
    const lines: string[] = []
    for (const element of this.elements()) {
      const own = [...element.childNodes].filter(node => node.nodeType === 3)
      const line = squeeze(own.map(node => node.textContent).join(''))
      if (line && !isHidden(element)) lines.push(line)
    }
    return lines.join('\n')
  }

  /** Whether the page in front says this: in one element, or in a line of it. */
  says(text: string | RegExp): boolean {
    return this.find(text) !== undefined
  }

  async see(text: string | RegExp): Promise<void> {
    await this.until(`never saw ${String(text)}`, () => this.says(text))
  }

  async seeNoMore(text: string | RegExp): Promise<void> {
    await this.until(`still saw ${String(text)}`, () => !this.says(text))
  }

  /** Waits for what carries a text and taps it: the last one, which lies on top, or the one of this number. */
  async tap(text: string | RegExp, nth?: number): Promise<void> {
    await this.see(text)
    this.tapElement(this.find(text, nth))
  }

  /** Taps what a selector names (tags with the prefix `wx-`). */
  async tapOn(selector: string): Promise<void> {
    await this.until(`never found ${selector}`, () => this.query(selector) !== undefined)
    this.tapElement(this.query(selector))
  }

  /** Chooses a day from the picker that a tap on this text opens. */
  async pickDay(text: string | RegExp, day: string): Promise<void> {
    await this.tap(text)
    await this.choosePicked(day)
  }

  /** Chooses a day from the picker of the field with this label. */
  async pickDayOf(label: string | RegExp, day: string): Promise<void> {
    await this.until(`no field is called ${String(label)}`, () => this.labelled(label) !== undefined)
    this.tapElement(this.labelled(label))
    await this.choosePicked(day)
  }

  private async choosePicked(day: string): Promise<void> {
    await this.until('no picker opened', () => this.host.picker !== undefined)
    this.host.picker?.choose(day)
    await pause(0)
  }

  /** Moves the page, px from its top. */
  async scrollTo(top: number): Promise<void> {
    this.dom.window.scrollTo(0, top)
    await this.quiet()
  }

  /** The last visible element that a selector names. */
  query(selector: string): HTMLElement | undefined {
    return this.queryAll(selector).at(-1)
  }

  /** The input that a label of this text belongs to, or that is called so itself; of several, the one of this number. */
  field(label: string | RegExp, nth = 0): HTMLInputElement {
    const input = this.findField(label, nth)
    assert.ok(input, `no field is called ${String(label)}`)
    return input
  }

  /** What the field of this label holds: what was typed, or the day that was chosen. */
  valueOf(label: string | RegExp, nth = 0): string {
    const chosen = this.labelled(label, nth)
    if (chosen?.classList.contains('date-input')) {
      return chosen.classList.contains('date-input--empty') ? '' : squeeze(chosen.textContent)
    }
    return this.field(label, nth).value
  }

  /** The elements that labels of this text belong to. */
  private labelled(label: string | RegExp, nth = 0): HTMLElement | undefined {
    const labels = this.elements().filter(
      element =>
        element.matches('wx-label') && isCalled(squeeze(element.textContent), label) && !isHidden(element),
    )
    return this.query(`[id="${labels[nth]?.getAttribute('for') ?? ''}"]`)
  }

  private findField(label: string | RegExp, nth = 0): HTMLInputElement | null | undefined {
    const named = this.queryAll('wx-input[aria-label], wx-textarea[aria-label]')
      .filter(element => isCalled(element.getAttribute('aria-label') ?? '', label))
      .at(nth === 0 ? -1 : nth)
    // A sheet that has just closed may hold an input of the same name: it is not the one that is seen.
    const field = this.labelled(label, nth) ?? named
    return field?.querySelector<HTMLInputElement>('input, textarea')
  }

  /** Waits for the field with this label and types into it, in place of what it held. */
  async type(label: string | RegExp, value: string, nth = 0): Promise<void> {
    await this.until(`no field is called ${String(label)}`, () => Boolean(this.findField(label, nth)))
    const field = this.field(label, nth)
    field.focus()
    field.value = value
    field.dispatchEvent(new this.dom.window.Event('input', { bubbles: true }))
    await pause(0)
  }

  /** How many elements say this. */
  count(text: string | RegExp): number {
    return this.saying(text).length
  }

  /** Puts a value into the storage, as the product would. */
  keep(key: string, value: unknown): void {
    this.host.storage.write(key, value)
  }

  /** Moves a finger over what a selector names. */
  swipe(selector: string, from: { x: number; y: number }, to: { x: number; y: number }): void {
    const target = this.query(selector)
    assert.ok(target, `nothing to swipe: ${selector}`)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    this.touch(target, 'touchstart', from)
    for (const point of [middle, to]) this.touch(target, 'touchmove', point)
    this.touch(target, 'touchend', to)
  }

  /** What the storage holds under a key. */
  stored(key: string): unknown {
    const json = this.host.storage.read(key)
    return json === undefined ? undefined : (JSON.parse(json) as unknown)
  }

  /** The `setData` calls made while something happens, until nothing more comes. */
  async measure(run: () => Promise<void>): Promise<SetDataCall[]> {
    const before = this.host.setDataCalls.length
    await run()
    await this.quiet()
    return this.host.setDataCalls.slice(before)
  }

  private failOnProblems(): void {
    const problems = [...this.host.problems.list]
    assert.deepEqual(problems, [], `the mini-program reported problems on ${this.address()}`)
  }

  private elements(): HTMLElement[] {
    return [...(this.host.element?.querySelectorAll<HTMLElement>('*') ?? [])]
  }

  /** By text, or by the name that a screen reader hears; what lies over the page first, then the last one in it. */
  private find(text: string | RegExp, nth = -1): HTMLElement | undefined {
    const isExact = (element: Element) => nameOf(element) === text
    const innermost = this.saying(text)
    const isOnTop = (element: Element) => element.closest('.dialog') !== null
    const reachable = innermost.some(isOnTop) ? innermost.filter(isOnTop) : innermost
    return reachable.filter(isExact).at(nth) ?? reachable.at(nth)
  }

  /** Innermost elements of this text or name. */
  private saying(text: string | RegExp): HTMLElement[] {
    const fits = (element: Element) =>
      typeof text === 'string' ? nameOf(element).includes(text) : text.test(nameOf(element))
    const fitting = this.elements().filter(element => fits(element) && !isHidden(element))
    return fitting.filter(element => ![...element.children].some(fits))
  }

  private tapElement(element: HTMLElement | undefined): void {
    assert.ok(element)
    const { document } = this.dom.window
    // On a phone a tap beside the keyboard's field closes the keyboard.
    const focused = document.activeElement as HTMLElement | null
    if (focused && !element.contains(focused) && focused !== document.body) focused.blur()
    this.touch(element, 'touchstart', { x: 1, y: 1 })
    this.touch(element, 'touchend', { x: 1, y: 1 })
  }

  private touch(target: Element, type: string, { x, y }: { x: number; y: number }): void {
    const touch = { identifier: 0, target, clientX: x, clientY: y, pageX: x, pageY: y }
    const event = new this.dom.window.Event(type, { bubbles: true, cancelable: true, composed: true })
    const touches = type === 'touchend' ? [] : [touch]
    target.dispatchEvent(Object.assign(event, { touches, changedTouches: [touch] }))
  }
}

function addressOf({ route, query }: PageInfo): string {
  const pairs = Object.entries(query)
    .filter(([name]) => !name.startsWith('$') && name !== 'stamp')
    .map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? `${route}?${pairs.join('&')}` : route
}
