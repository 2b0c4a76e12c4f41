import fs from 'node:fs'
import path from 'node:path'
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom'
import { Problem } from './problem.mjs'

const ORIGIN = 'http://first-view.invalid'
const PUBLIC = `${ORIGIN}/phone/`
/** A page draws itself within a few turns: what takes longer waits for something that never comes here. */
const PATIENCE_MS = 10_000
/** What is drawn as late as that belongs to the first view of who waits (ui/states/skeleton). */
const LATEST_TIMER_MS = 200
/** What a first view is not: heard, found by its name, reached by a key, or counted. */
const UNSEEN = /^(id|for|name|role|tabindex|href|data-track|aria-.*)$/

/** The build's own files, without its styles: nothing is laid out here. */
class BuiltFiles extends ResourceLoader {
  constructor(folder) {
    super()
    this.folder = folder
  }

  fetch(url) {
    if (!url.startsWith(PUBLIC)) return null
    if (url.endsWith('.css')) return Promise.resolve(Buffer.from(''))
    return fs.promises.readFile(path.join(this.folder, url.slice(PUBLIC.length)))
  }
}

const hyphened = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** An element's style that keeps whatever is set: jsdom's own drops what it does not know, masks among it. */
function openStyle(element) {
  const values = new Map()
  const setProperty = (name, value) => {
    if (value === null || value === '') values.delete(name)
    else values.set(name, value)
    element.setAttribute('style', [...values].map(([key, text]) => `${key}:${text}`).join(';'))
  }
  const methods = { setProperty, removeProperty: name => setProperty(name, '') }
  return new Proxy(methods, {
    get: (_, name) => methods[name] ?? values.get(hyphened(name)) ?? '',
    set: (_, name, value) => {
      setProperty(hyphened(name), value)
      return true
    },
  })
}

/** What a browser has and this one lacks; no server ever answers, and nothing happens later. */
function furnish(window, storage) {
  const { setTimeout } = window
  const styles = new WeakMap()
  Object.defineProperty(window.HTMLElement.prototype, 'style', {
    get() {
      if (!styles.has(this)) styles.set(this, openStyle(this))
      return styles.get(this)
    },
  })
  for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value)
  Object.assign(window, {
    fetch: () => new Promise(() => {}),
    matchMedia: () => ({ matches: false, addEventListener() {}, addListener() {} }),
    scrollTo() {},
    setTimeout: (run, ms = 0) => (ms <= LATEST_TIMER_MS ? setTimeout(run, 0) : 0),
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}

/** The product in a document, at the first of its pages; `open` shows another one and answers a picture of it. */
async function start(folder, html, storage) {
  const problems = new VirtualConsole()
  const errors = []
  problems.on('jsdomError', error => errors.push(String(error.detail ?? error)))
  const { window } = new JSDOM(html, {
    url: `${PUBLIC}404`,
    runScripts: 'dangerously',
    resources: new BuiltFiles(folder),
    pretendToBeVisual: true,
    virtualConsole: problems,
    beforeParse: opened => furnish(opened, storage),
  })
  const { document, history } = window
  /** Each page lies before the last one in the history, so that none stays below another. */
  let position = 1_000_000
  const boxOf = async address => {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      const box = document.querySelector('.taro_page:not([hidden])')
      if (box?.id.startsWith(`${address}?`) && box.querySelector('main')) return box
      await new Promise(next => setTimeout(next, 2))
    }
    throw new Problem(`The first view of ${address} was not drawn:\n${errors.join('\n')}`)
  }
  return {
    async open({ address, query }) {
      position -= 1
      window.History.prototype.replaceState.call(history, { position }, '', `${address}?${query}`)
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: { position } }))
      const box = await boxOf(address)
      // What comes of the first drawing, and the rows of a skeleton.
      for (let turn = 0; turn < 4; turn += 1) await new Promise(next => setTimeout(next))
      const bars = [...document.querySelectorAll('.page-bar, .tab-bar')]
      return [box, ...bars].map(pictureOf).join('')
    },
    end: () => window.close(),
  }
}

/** A picture of what is drawn: its boxes and words alone. */
function pictureOf(box) {
  const copy = box.cloneNode(true)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (UNSEEN.test(name)) element.removeAttribute(name)
    if (/^(A|BUTTON|INPUT|TEXTAREA)$/.test(element.tagName)) element.setAttribute('tabindex', '-1')
  }
  return copy.outerHTML.replace(/<(\/?)main\b/g, '<$1div')
}

/** What the address of a page must have for it to show anything (config/entry-pages). */
const NEEDS = / data-needs="([^"]*)"/

function entryPages(folder) {
  return fs
    .readdirSync(path.join(folder, 'entry'), { recursive: true })
    .filter(name => name.endsWith('.html'))
    .map(name => {
      const file = path.join(folder, 'entry', name)
      const html = fs.readFileSync(file, 'utf8')
      const page = /<meta name="page" content="([^" ]+)/.exec(html)?.[1]
      if (!page) throw new Problem(`${name} says nothing of its page`)
      const address = `/phone/${name.replace(/\\/g, '/').replace(/\.html$/, '')}`
      const needs = NEEDS.exec(html)?.[1].split(' ') ?? []
      return {
        file,
        html: html.replace(NEEDS, ''),
        page,
        address,
        query: needs.map(it => `${it}=-`).join('&'),
      }
    })
}

/** Who was here before left their number (src/stores/root/user-store): a page may begin otherwise for them. */
const VISITORS = [
  { seenBy: 'for-others', storage: {} },
  { seenBy: 'for-known', storage: { telephone: '' } },
]

/** One picture where all visitors see the same. */
function picturesFor(views) {
  const [first] = views
  if (views.every(view => view === first)) return first
  return views.map((view, index) => `<div class="${VISITORS[index].seenBy}">${view}</div>`).join('')
}

/**
 * Writes into each entry page of a build what its page draws before any answer has come: the build itself runs in a document
 * without a server. It is seen until the page stands (src/platform/look/first-view). Answers how many pages have one.
 */
export async function writeFirstViews(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const products = await Promise.all(VISITORS.map(({ storage }) => start(folder, html, storage)))
  const pages = entryPages(folder)
  try {
    for (const entry of pages) {
      const views = []
      for (const product of products) views.push(await product.open(entry))
      const view = `<div id="first-view" aria-hidden="true" inert>${picturesFor(views)}</div>`
      const written = entry.html
        .replace('<html', () => '<html class="has-first-view"')
        .replace('<div id="app">', app => view + app)
      fs.writeFileSync(entry.file, written)
    }
  } finally {
    for (const product of products) product.end()
  }
  return pages.length
}
