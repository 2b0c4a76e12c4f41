// `npm run size [h5|weapp]`: what customers download, held against size-budget.json. `-- --record` keeps the sizes
// as the ones that the next run compares with. H5 sizes are gzip -9, mini-program sizes raw, as WeChat counts them.
import fs from 'node:fs'
import { measureH5, measureWeapp, WEAPP_PACKAGE_BYTES } from './lib/measure.mjs'
import { main, Problem } from './lib/problem.mjs'
import { fromRoot } from './lib/root.mjs'

const BUDGET_FILE = fromRoot('size-budget.json')
const LARGEST = 5

const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`
const percent = share => `${(share * 100).toFixed(1)} %`

const H5_ROWS = {
  entryJs: 'h5 entry JS',
  entryCss: 'h5 entry CSS',
  allJs: 'h5 JS of all routes',
  lazyMax: 'h5 largest lazy chunk of ours',
  vendorMax: 'h5 analytics SDK',
  lazyMedian: 'h5 median lazy chunk',
  reportEntry: 'h5 report entry, JS and CSS',
}

function rowsOf({ h5, weapp }, budgets) {
  const rows = []
  for (const [metric, title] of Object.entries(H5_ROWS)) {
    if (h5) rows.push({ title, actual: h5.metrics[metric], budget: budgets.h5[metric], show: kB })
  }
  for (const [name, bytes] of Object.entries(weapp?.packages ?? {})) {
    const { mainShare, packageShare } = budgets.weapp
    const budget = name === 'main' ? mainShare : packageShare
    rows.push({ title: `weapp ${name} of 2 MB`, actual: bytes / WEAPP_PACKAGE_BYTES, budget, show: percent })
  }
  return rows.map(row => ({ ...row, isOver: row.actual > row.budget }))
}

function printTable(rows) {
  const width = Math.max(...rows.map(row => row.title.length))
  for (const { title, actual, budget, show, isOver } of rows) {
    const text = `${title.padEnd(width)}  ${show(actual).padStart(10)}  of ${show(budget).padStart(10)}`
    console.log(`${isOver ? '✗' : '✓'} ${text}${isOver ? '  over the budget' : ''}`)
  }
}

function printList(title, entries, line) {
  if (entries.length === 0) return
  console.log(`\n${title}`)
  for (const entry of entries) console.log(`  ${line(entry)}`)
}

/** Sizes under the names they are recorded by. */
function named({ h5, weapp }) {
  const prefixed = (prefix, sizes = {}) =>
    Object.entries(sizes).map(([name, size]) => [`${prefix} ${name}`, size])
  return Object.fromEntries([
    ...prefixed('h5', h5?.metrics),
    ...prefixed('page', h5?.pages),
    ...prefixed('chunk', h5?.chunks),
    ...prefixed('weapp', weapp?.packages),
  ])
}

function movers(now, last) {
  const changes = Object.entries(now).map(([name, size]) => ({
    name,
    size,
    change: size - (last[name] ?? 0),
  }))
  const moved = changes.filter(({ name, change }) => name in last && change !== 0)
  return moved.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, LARGEST)
}

function measure(wanted) {
  const has = (target, file) =>
    (wanted.length === 0 || wanted.includes(target)) && fs.existsSync(fromRoot('dist', target, file))
  return {
    h5: has('h5', 'index.html') ? measureH5() : undefined,
    weapp: has('weapp', 'app.json') ? measureWeapp() : undefined,
  }
}

main(async () => {
  const args = process.argv.slice(2)
  const sizes = measure(args.filter(arg => !arg.startsWith('--')))
  if (!sizes.h5 && !sizes.weapp) {
    throw new Problem('Nothing is built: run "npm run build:h5" or "npm run build:weapp".')
  }
  const recorded = JSON.parse(fs.readFileSync(BUDGET_FILE, 'utf8'))
  const rows = rowsOf(sizes, recorded.budgets)
  printTable(rows)
  const entries = sizes => Object.entries(sizes ?? {}).sort((a, b) => b[1] - a[1])
  printList(
    'Largest chunks',
    entries(sizes.h5?.chunks).slice(0, LARGEST),
    ([name, size]) => `${kB(size)}  ${name}`,
  )
  const pages = entries(sizes.h5?.pages)
  printList(
    'JS and CSS of a page opened cold',
    pages.slice(0, LARGEST),
    ([page, size]) => `${kB(size)}  ${page}`,
  )
  const now = named(sizes)
  printList('Largest changes since the last record', movers(now, recorded.last), ({ name, size, change }) => {
    return `${change > 0 ? '+' : ''}${kB(change)}  ${name} (${kB(size)})`
  })
  if (args.includes('--record')) {
    // What was not measured this time keeps its record.
    const measured = [sizes.h5 && /^(h5|page|chunk) /, sizes.weapp && /^weapp /].filter(Boolean)
    const kept = Object.entries(recorded.last).filter(
      ([name]) => !measured.some(pattern => pattern.test(name)),
    )
    const last = { ...Object.fromEntries(kept), ...now }
    fs.writeFileSync(BUDGET_FILE, `${JSON.stringify({ ...recorded, last }, null, 2)}\n`)
    console.log('\nRecorded in size-budget.json')
  }
  const over = rows.filter(row => row.isOver)
  if (over.length > 0) throw new Problem(`\nOver the budget: ${over.map(row => row.title).join(', ')}`)
})
