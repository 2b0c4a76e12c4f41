import type { CompiledPackage, Realm } from '../contract'

interface Module {
  exports: unknown
}

/** Web globals that the product must not see where the realm is a browser's page. */
const WEB_GLOBALS = [
  ...['window', 'document', 'self', 'top', 'parent', 'frames', 'location', 'history', 'navigator', 'screen'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['alert', 'confirm', 'prompt', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams', 'FormData'],
  ...['Blob', 'File', 'FileReader', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'queueMicrotask', 'structuredClone', 'btoa', 'atob'],
  ...['performance', 'crypto', 'MessageChannel', 'MutationObserver', 'IntersectionObserver', 'ResizeObserver'],
  ...['Event', 'CustomEvent', 'EventTarget', 'Node', 'Element', 'HTMLElement', 'Image', 'Worker'],
]

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

/** `../a/b` seen from a folder. */
export function resolvePath(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** CommonJS as WeChat has it: files run once, and a sub-package sees only itself and the main package. */
export class Modules {
  private readonly loaded = new Map<string, Module>()
  private readonly roots: readonly string[]

  constructor(
    private readonly pack: CompiledPackage,
    private readonly realm: Realm,
    /** What the code finds as globals; asked per file, since `Page` must know whose page it makes. */
    private readonly globalsOf: (file: string) => Readonly<Record<string, unknown>>,
  ) {
    this.roots = (pack.app.subPackages ?? []).map(({ root }) => `${root.replace(/\/$/, '')}/`)
  }

  /** Root of the sub-package a file belongs to, '' for the main package. */
  packageOf(file: string): string {
    return this.roots.find(root => file.startsWith(root)) ?? ''
  }

  has(file: string): boolean {
    return file in this.pack.scripts
  }

  /** Runs a file, unless it has run, and answers its exports. */
  run(file: string): unknown {
    const known = this.loaded.get(file)
    if (known) return known.exports
    const source = this.pack.scripts[file]
    if (source === undefined) throw new Error(`module '${file}' is not defined`)
    const module: Module = { exports: this.realm.parse('{}') }
    this.loaded.set(file, module)
    const globals = this.globalsOf(file)
    const own = { require: (target: string) => this.require(file, target), module, exports: module.exports }
    const hidden = Object.fromEntries(WEB_GLOBALS.map(name => [name, undefined]))
    const scope: Record<string, unknown> = { ...hidden, ...globals, ...own }
    this.realm.compile(source, file, Object.keys(scope))(...Object.values(scope))
    return module.exports
  }

  private require(from: string, target: string): unknown {
    const path = resolvePath(folderOf(from), target)
    const file = this.has(path) ? path : `${path}.js`
    const owner = this.packageOf(file)
    // WeChat's words for a file that is missing or lies in another sub-package.
    if (!this.has(file) || (owner !== '' && owner !== this.packageOf(from))) {
      throw new Error(`module '${file}' is not defined, require args is '${target}'`)
    }
    return this.run(file)
  }
}
