import { build } from './build.mjs'
import { install } from './install.mjs'
import { portFrom, requireFreePort } from './port.mjs'
import { main, Problem } from './problem.mjs'
import { expectStop, start } from './run.mjs'
import { isCurrent } from './stamp.mjs'

/** Installs and builds what is missing, then runs the sandbox until it is stopped. */
export function serve() {
  main(async () => {
    const port = portFrom('PORT', 8787)
    // Before the work, so that nobody waits for a build that cannot be served.
    await requireFreePort(port)
    await install()
    if (!isCurrent('h5')) await build('h5')
    expectStop()
    const child = start(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: { PORT: String(port) },
      stdio: 'inherit',
    })
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Problem(`The sandbox ended with code ${code}.`)
  })
}
