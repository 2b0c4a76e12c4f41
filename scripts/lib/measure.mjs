import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { fromRoot } from './root.mjs'

/** What WeChat lets one package weigh. */
export const WEAPP_PACKAGE_BYTES = 2 * 1024 * 1024

const gzipped = file => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length
const sum = numbers => numbers.reduce((total, number) => total + number, 0)

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[middle] : Math.round((sorted[middle - 1] + sorted[middle]) / 2)
}

/** Chunks that are a library of others as it was built by them: held apart from our own, since nothing of ours makes them smaller. */
const VENDOR_CHUNKS = ['analytics']

/** `js/383.ad2456ef.js` is chunk `383`: what it is called whatever it holds. */
const chunkName = file => path.basename(file).split('.')[0]

/** Files that an HTML page of the build loads with itself: `scriptsOf(html)`, `stylesOf(html)`. */
const filesOf = pattern => html =>
  [...html.matchAll(pattern)].map(match => match[1].replace(/^\/phone\//, ''))
const scriptsOf = filesOf(/<script[^>]+src="([^"]+\.js)"/g)
const stylesOf = filesOf(/<link[^>]+href="([^"]+\.css)"/g)

/** Names of the files below a folder that end like this; none if there is no such folder. */
function listFiles(folder, end) {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder, { recursive: true }).filter(name => name.endsWith(end))
}

/**
 * Sizes of dist/h5, gzip level 9, in bytes: the entry, lazy chunks by name (the largest of ours and of others), and JS and CSS of each
 * address opened cold.
 */
export function measureH5(folder = fromRoot('dist/h5')) {
  const read = name => fs.readFileSync(path.join(folder, name), 'utf8')
  const size = name => gzipped(path.join(folder, name))
  const entryHtml = read('index.html')
  const entryJs = scriptsOf(entryHtml)
  const chunks = Object.fromEntries(listFiles(folder, '.js').map(name => [chunkName(name), size(name)]))
  const entryNames = entryJs.map(chunkName)
  const sizesOf = wanted => Object.entries(chunks).flatMap(([name, bytes]) => (wanted(name) ? [bytes] : []))
  const isVendor = name => VENDOR_CHUNKS.includes(name)
  const lazy = sizesOf(name => !entryNames.includes(name) && !isVendor(name))
  const pages = Object.fromEntries(
    listFiles(path.join(folder, 'entry'), '.html').map(name => {
      const html = read(path.join('entry', name))
      const files = [...scriptsOf(html), ...stylesOf(html)]
      return [name.replace(/\.html$/, ''), sum(files.map(size))]
    }),
  )
  return {
    metrics: {
      entryJs: sum(entryJs.map(size)),
      entryCss: sum(stylesOf(entryHtml).map(size)),
      allJs: sum(Object.values(chunks)),
      lazyMax: Math.max(0, ...lazy),
      vendorMax: Math.max(0, ...sizesOf(isVendor)),
      lazyMedian: median(lazy),
      // The page that customers open most, straight from a message.
      reportEntry: pages['assetsReport/entry'],
    },
    chunks,
    pages,
  }
}

/** Raw bytes of the mini-program's main package (`main`) and of each sub-package by its root. */
export function measureWeapp(folder = fromRoot('dist/weapp')) {
  const { subPackages = [], subpackages = subPackages } = JSON.parse(
    fs.readFileSync(path.join(folder, 'app.json'), 'utf8'),
  )
  const packages = { main: 0, ...Object.fromEntries(subpackages.map(({ root }) => [root, 0])) }
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const stat = fs.statSync(path.join(folder, name))
    if (!stat.isFile() || name.endsWith('.map')) continue
    const owner = subpackages.find(({ root }) =>
      name
        .split(path.sep)
        .join('/')
        .startsWith(`${root.replace(/\/$/, '')}/`),
    )
    packages[owner?.root ?? 'main'] += stat.size
  }
  return { packages }
}
