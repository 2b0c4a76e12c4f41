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

/** `js/383.ad2456ef.js` is chunk `383`: what it is called whatever it holds. */
const chunkName = file => path.basename(file).split('.')[0]

/** Which chunks each page loads, read from the table that Taro writes into the entry. */
function chunksByPage(entryText) {
  const pages = {}
  for (const [, page, load] of entryText.matchAll(
    /"path":"([^"]+)","load":function\([^)]*\)\{return\[(.*?)\]\}/g,
  )) {
    pages[page] = [...load.matchAll(/\.e\((?:"([^"]+)"|(\d+))\)/g)].map(match => match[1] ?? match[2])
  }
  return pages
}

/** Sizes of dist/h5, gzip level 9, in bytes: the entry, lazy chunks by name, and each page opened cold. */
export function measureH5(folder = fromRoot('dist/h5')) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fileOf = address => path.join(folder, address.replace(/^\/phone\//, ''))
  const entryJs = [...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(match => fileOf(match[1]))
  const entryCss = [...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(match => fileOf(match[1]))
  const scripts = fs
    .readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.js'))
    .map(name => path.join(folder, name))
  const chunks = Object.fromEntries(scripts.map(file => [chunkName(file), gzipped(file)]))
  const entryNames = entryJs.map(chunkName)
  const lazy = Object.entries(chunks).flatMap(([name, size]) => (entryNames.includes(name) ? [] : [size]))
  const entry = sum(entryJs.map(gzipped))
  const pages = chunksByPage(entryJs.map(file => fs.readFileSync(file, 'utf8')).join('\n'))
  return {
    metrics: {
      entryJs: entry,
      entryCss: sum(entryCss.map(gzipped)),
      allJs: sum(Object.values(chunks)),
      lazyMax: Math.max(0, ...lazy),
      lazyMedian: median(lazy),
    },
    chunks,
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, names]) => [page, entry + sum(names.map(name => chunks[name] ?? 0))]),
    ),
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
