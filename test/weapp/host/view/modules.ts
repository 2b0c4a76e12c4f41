import type { CompiledPackage, Realm } from '../contract'

interface Module {
  exports: unknown
}

/** Folder of a file, '' at the top. */
export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

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
    private readonly download: (file: string) => Promise<void>,
  ) {
    this.roots = (pack.app.subPackages ?? []).map(({ root }) => `${root}/`)
  }

  /** Root of the sub-package a file belongs to, '' for the main package. */
  packageOf(file: string): string {
    return this.roots.find(root => file.startsWith(root)) ?? ''
  }

  get filesRun(): readonly string[] {
    return [...this.loaded.keys()]
  }

  private has(file: string): boolean {
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
    const require = Object.assign((target: string) => this.require(file, target), {
      async: (target: string) => this.requireAsync(file, target),
    })
    this.realm.compile(source, file)(require, module, module.exports)
    return module.exports
  }

  private find(from: string, target: string): string {
    const path = resolvePath(folderOf(from), target)
    return this.has(path) ? path : `${path}.js`
  }

  /** WeChat's way into another sub-package: fetches it first. */
  private async requireAsync(from: string, target: string): Promise<unknown> {
    const file = this.find(from, target)
    await this.download(file)
    return this.run(file)
  }

  private require(from: string, target: string): unknown {
    const file = this.find(from, target)
    const owner = this.packageOf(file)
    // WeChat's words for a file that is missing or lies in another sub-package.
    if (!this.has(file) || (owner !== '' && owner !== this.packageOf(from))) {
      throw new Error(`module '${file}' is not defined, require args is '${target}'`)
    }
    return this.run(file)
  }
}
