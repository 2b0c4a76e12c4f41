import fs from 'node:fs'
import { changedFiles } from './changed-files.mjs'
import { closureOf, importGraph } from './import-graph.mjs'
import { loadTs } from './load-ts.mjs'
import { fromRoot } from './root.mjs'

/** Files that no import leads to and everything depends on. */
const REACHES_ALL =
  /^(config\/|test\/setup\/|\.ci\/|scripts\/|(package|package-lock|tsconfig.*|project\.config)\.json$|(babel|jest|eslint)\.config|src\/(app|index\.html|theme\.json))/
const TEST = /\.(test\.tsx?|journey\.ts|e2e\.ts|weapp-test\.ts|webkit\.ts)$/
/** Tests that open built pages, which they name and do not import. */
const ON_A_HOST = /\.(journey|e2e|weapp-test|webkit)\.ts$/
const APP = 'src/app.tsx'

/** Every page's file with the ways in which tests name it: by its route, its address, its path in the mini-program. */
async function pages() {
  const { routeList } = await loadTs('src/routes/index.ts')
  return routeList.map(({ name, path, page }) => ({
    names: [`'${name}'`, `/phone/${path}`, page],
    file: `src/${page}.tsx`,
  }))
}

/** Files that a test reaches: what it imports, and where it runs on built pages, those that its files name. */
function reachOf(test, graph, allPages, texts) {
  const closure = closureOf(graph, test)
  if (!ON_A_HOST.test(test)) return closure
  const ours = [...closure].filter(file => file.startsWith('test/'))
  const named = allPages.filter(({ names }) =>
    ours.some(file => names.some(name => texts(file).includes(name))),
  )
  for (const file of [APP, ...named.map(page => page.file)]) closureOf(graph, file, closure)
  return closure
}

function textReader() {
  const known = new Map()
  return file => {
    if (!known.has(file)) known.set(file, fs.readFileSync(fromRoot(file), 'utf8'))
    return known.get(file)
  }
}

/**
 * Files of tests that the changes since a commit reach, by the imports of product, sandbox and tests on both targets; `'all'`
 * where a configuration changed, which reaches everything.
 */
export async function testsReached(ref) {
  const changed = changedFiles(ref)
  if (changed.some(file => REACHES_ALL.test(file))) return 'all'
  const [graph, allPages] = await Promise.all([importGraph(), pages()])
  const texts = textReader()
  const isReached = test => {
    const reach = reachOf(test, graph, allPages, texts)
    return changed.some(file => reach.has(file))
  }
  return [...graph.keys()].filter(file => TEST.test(file)).filter(isReached)
}
