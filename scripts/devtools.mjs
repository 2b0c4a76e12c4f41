// `npm run devtools`: opens each tab and one page of each package in WeChat's developer tools, and keeps what they show.
import fs from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { loadTs } from './lib/load-ts.mjs'
import { readOptions } from './lib/options.mjs'
import { main, Problem } from './lib/problem.mjs'
import { fromRoot, root } from './lib/root.mjs'

const HELP = `
npm run devtools

  Opens each tab and one page of each package in WeChat's developer tools, and keeps a picture and the console of each in
  .cache/devtools. Run "npm run dev:weapp" beside it. DEVTOOLS_CLI names the tools' command where it is in no usual place.
`

const PLACES = [
  '/Applications/wechatwebdevtools.app/Contents/MacOS/cli',
  'C:/Program Files (x86)/Tencent/微信web开发者工具/cli.bat',
]
const OUTPUT = fromRoot('.cache/devtools')
const SETTLE_MS = 3000

function toolsCommand() {
  const named = process.env.DEVTOOLS_CLI
  const found = named ?? PLACES.find(file => fs.existsSync(file))
  if (found && fs.existsSync(found)) return found
  throw new Problem(
    "WeChat's developer tools are not here: install them, or name their command in DEVTOOLS_CLI.",
  )
}

/** Not among the packages: it is of use only beside the tools, and brings old ones of its own. */
function automator() {
  try {
    return createRequire(import.meta.url)('miniprogram-automator')
  } catch {
    throw new Problem(
      'The tools are driven by a package of theirs: npm install --no-save miniprogram-automator',
    )
  }
}

/** Tabs, and the first page of each package, with parameters of the seed data. */
async function wantedPages() {
  const { PLACES: places } = await loadTs('test/places/index.ts')
  const { routes } = await loadTs('src/routes/index.ts')
  const { tabs } = await loadTs('src/routes/tabs.ts')
  const tabNames = new Set(tabs.map(({ name }) => name))
  const seen = new Set(['main'])
  const first = Object.entries(places).filter(([name]) => {
    const owner = name.split('/')[0]
    return !seen.has(owner) && seen.add(owner)
  })
  const opened = ([name, [{ params }]]) => ({
    name,
    isTab: tabNames.has(name),
    url: `/${routes[name].page}?${new URLSearchParams(params)}`,
  })
  return [...Object.entries(places).filter(([name]) => tabNames.has(name)), ...first].map(opened)
}

async function look(program, { name, isTab, url }, lines) {
  lines.length = 0
  const page = isTab ? await program.switchTab(url.split('?')[0]) : await program.reLaunch(url)
  await page.waitFor(SETTLE_MS)
  const file = path.join(OUTPUT, name.replace('/', '-'))
  await program.screenshot({ path: `${file}.png` })
  fs.writeFileSync(`${file}.log`, `${lines.join('\n')}\n`)
  console.log(`${name}: ${lines.length} lines of the console`)
}

main(async () => {
  readOptions(HELP)
  const cliPath = toolsCommand()
  const program = await automator().launch({ cliPath, projectPath: root })
  const lines = []
  program.on('console', ({ type, args }) => lines.push(`${type} ${args.map(String).join(' ')}`))
  program.on('exception', ({ exceptionDetails }) => lines.push(`exception ${exceptionDetails?.text ?? ''}`))
  fs.mkdirSync(OUTPUT, { recursive: true })
  try {
    for (const page of await wantedPages()) await look(program, page, lines)
  } finally {
    await program.close()
  }
  console.log(`Pictures and consoles: ${path.relative(root, OUTPUT)}`)
})
