// `npm run dev:weapp`: the sandbox and a watched build of the mini-program for WeChat's developer tools or a phone.
import fs from 'node:fs'
import path from 'node:path'
import { endWithParent } from './lib/end-with-parent.mjs'
import { readOptions } from './lib/options.mjs'
import { portFrom, requireFreePort } from './lib/port.mjs'
import { main, Problem } from './lib/problem.mjs'
import { fromRoot } from './lib/root.mjs'
import { binOf, expectStop, start, stop } from './lib/run.mjs'
import { startWatchedBuild } from './lib/watched-build.mjs'
import { privateProject } from './lib/private-project.mjs'

const HELP = `
npm run dev:weapp

  Runs the sandbox and builds the mini-program into .cache/dev/weapp at every change, untrimmed, with source maps.
  Import this repository into WeChat's developer tools: they take the folder and a compile mode for every page from
  project.private.config.json, which this command writes and git ignores.
  PORT=8787 says where the sandbox listens; HOST=192.168.1.5 lets a phone in the same network reach it.
`

const OUTPUT = '.cache/dev/weapp'
const STAND_IN = fromRoot('.cache/dev-dist')

main(async () => {
  readOptions(HELP)
  const port = portFrom('PORT', 8787)
  await requireFreePort(port)
  const host = process.env.HOST || '127.0.0.1'
  const origin = `http://${host}:${port}`
  fs.writeFileSync(fromRoot('project.private.config.json'), await privateProject(OUTPUT))
  // The sandbox wants a build of H5 to serve, which the mini-program does without.
  fs.mkdirSync(STAND_IN, { recursive: true })
  const page = path.join(STAND_IN, 'index.html')
  if (!fs.existsSync(page)) fs.writeFileSync(page, '<!doctype html><title>dev:weapp</title>\n')
  expectStop()
  endWithParent()
  console.log(`The sandbox listens on ${origin}`)
  const children = [
    start(process.execPath, [binOf('tsx'), 'watch', '--clear-screen=false', 'sandbox/main.ts'], {
      env: { PORT: String(port), DIST_DIR: STAND_IN },
    }),
    startWatchedBuild('weapp', {
      env: { API_ORIGIN: origin },
      output: OUTPUT,
      onReady: time => console.log(`Ready after ${time}: ${OUTPUT}`),
    }),
  ]
  await Promise.race(children.map(child => new Promise(resolve => child.once('close', resolve))))
  for (const child of children) stop(child)
  throw new Problem('The sandbox or the build ended; its last words stand above.')
})
