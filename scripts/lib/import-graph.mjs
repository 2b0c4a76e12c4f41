import fs from 'node:fs'
import path from 'node:path'
import { projectFiles } from './project-files.mjs'
import { fromRoot } from './root.mjs'

const FOLDERS = /^(src|sandbox|test|config|scripts)\//
const CODE = /\.([mc]?[jt]sx?|scss)$/
/** How tsconfig.json's paths begin, and where they lead. */
const ALIASES = [
  ['@/', 'src/'],
  ['@test/', 'test/support/'],
  ['@journey', 'test/journeys/driver/page'],
]
/** What a module's name may end with in the file system: both targets' files stand for one name. */
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.h5.ts',
  '.h5.tsx',
  '.weapp.ts',
  '.weapp.tsx',
  '.types.ts',
  '.mjs',
  '.js',
  '.cjs',
  '.scss',
]
const SASS_IMPORT = /@(?:use|import|forward)\s+['"]([^'"]+)['"]/g

function pathOf(name, from) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name)
  const alias = ALIASES.find(([beginning]) => name.startsWith(beginning))
  return alias && alias[1] + name.slice(alias[0].length)
}

/**
 * What each file of the product, the sandbox and the tests imports from among them, at once or later:
 * `Map<file, Set<file>>`, paths from the root. A name that H5 and the mini-program resolve to files of their own leads to both.
 */
export async function importGraph() {
  const { default: ts } = await import('typescript')
  const files = projectFiles().filter(name => FOLDERS.test(name) && CODE.test(name))
  const known = new Set(files)
  const resolved = (name, from) => {
    const base = pathOf(name, from)
    if (base === undefined) return []
    return [base, `${base}/index`].flatMap(place =>
      ENDINGS.map(ending => place + ending).filter(file => known.has(file)),
    )
  }
  const importsOf = file => {
    const text = fs.readFileSync(fromRoot(file), 'utf8')
    if (file.endsWith('.scss')) return [...text.matchAll(SASS_IMPORT)].map(([, name]) => name)
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  }
  return new Map(files.map(file => [file, new Set(importsOf(file).flatMap(name => resolved(name, file)))]))
}

/** A file and all that it imports, and they import. */
export function closureOf(graph, file, closure = new Set()) {
  if (closure.has(file)) return closure
  closure.add(file)
  for (const next of graph.get(file) ?? []) closureOf(graph, next, closure)
  return closure
}
