// `npm run dev`: the sandbox, restarted when its sources change, and Taro's development server in front of it.
import fs from 'node:fs'
import path from 'node:path'
import { install } from './lib/install.mjs'
import { portFrom, requireFreePort } from './lib/port.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { main, Problem } from './lib/problem.mjs'
import { fromRoot } from './lib/root.mjs'
import { endWithParent } from './lib/end-with-parent.mjs'
import { readOptions } from './lib/options.mjs'
import { binOf, expectStop, start, stop } from './lib/run.mjs'
import { startWatchedBuild } from './lib/watched-build.mjs'

const HELP = `
npm run dev

  Runs the sandbox and H5 with hot reload.
  PORT=8787 and DEV_PORT=8788 say where the two listen.
  API_ORIGIN=https://… puts the product before another server, without the sandbox.
`

const STAND_IN = fromRoot('.cache/dev-dist')

/** The sandbox wants a build to serve; here its pages send the browser on to the development server. */
function writeStandIn(devPort) {
  const script = `location.replace('http://127.0.0.1:${devPort}' + location.pathname + location.search)`
  fs.mkdirSync(STAND_IN, { recursive: true })
  fs.writeFileSync(path.join(STAND_IN, 'index.html'), `<!doctype html><script>${script}</script>\n`)
}

/** A server that is not there is said before anything is compiled. */
async function requireServer(origin) {
  const { serverAt } = await loadTs('sandbox/contract/server-at.ts')
  await serverAt(origin).catch(error => {
    throw new Problem(error.message)
  })
}

main(async () => {
  readOptions(HELP)
  const port = portFrom('PORT', 8787)
  const devPort = portFrom('DEV_PORT', 8788)
  const origin = process.env.API_ORIGIN
  if (!origin) await requireFreePort(port)
  await requireFreePort(devPort, 'DEV_PORT')
  await install()
  if (origin) await requireServer(origin)
  else writeStandIn(devPort)
  expectStop()
  endWithParent()
  console.log('Compiling')
  const sandbox = () =>
    start(process.execPath, [binOf('tsx'), 'watch', '--clear-screen=false', 'sandbox/main.ts'], {
      env: { PORT: String(port), DIST_DIR: STAND_IN },
    })
  const children = [
    ...(origin ? [] : [sandbox()]),
    startWatchedBuild('h5', {
      env: { PORT: String(port), DEV_PORT: String(devPort) },
      output: '.cache/dev/h5',
      onReady: time => console.log(`Ready after ${time}: http://127.0.0.1:${devPort}/phone/home`),
    }),
  ]
  const ended = await Promise.race(
    children.map((child, index) => {
      return new Promise(resolve => {
        child.once('error', () => resolve(index))
        child.once('close', () => resolve(index))
      })
    }),
  )
  // One without the other serves nobody.
  for (const child of children) stop(child)
  throw new Problem(
    `${ended === 0 && !origin ? 'The sandbox' : 'The development server'} ended; its last words stand above.`,
  )
})
