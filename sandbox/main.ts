import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { startFront } from './front'
import { SandboxError } from './sandbox-error'
import { DEFAULT_PORT, startSandbox } from './server'

const ROOT = path.join(__dirname, '..')

function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SandboxError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  const clock = env.CLOCK || 'seed'
  if (clock !== 'seed' && clock !== 'real') {
    throw new SandboxError(`CLOCK must be "seed" or "real", not "${clock}".`)
  }
  const distDir = path.resolve(env.DIST_DIR || path.join(ROOT, 'dist', 'h5'))
  if (!existsSync(path.join(distDir, 'index.html'))) {
    throw new SandboxError(`There is no H5 build in ${distDir}: run "npm run build:h5" first.`)
  }
  const host = env.HOST || undefined
  if (host !== undefined && isIP(host) !== 4) {
    throw new SandboxError(`HOST must be an IPv4 address of this machine, not "${host}".`)
  }
  return {
    port,
    host,
    clock,
    distDir,
    /** Another server, before which the product is put. */
    origin: env.API_ORIGIN || undefined,
    dataDir: path.resolve(env.DATA_DIR || path.join(ROOT, '.data')),
  } as const
}

async function main(): Promise<void> {
  const { origin, ...settings } = readSettings(process.env)
  const sandbox = await (origin ? startFront({ ...settings, origin }) : startSandbox(settings))
  const stop = () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // Last of all: whoever waits for these lines may stop the server at once.
  if (origin) {
    return console.log(`The app runs at ${sandbox.url}/phone/home, before ${origin}`)
  }
  console.log(
    [
      `The sandbox runs at ${sandbox.url}`,
      `  App            ${sandbox.url}/phone/home`,
      `  Annual report  ${sandbox.url}/phone/assetsReport/entry`,
      `  Simulator      ${sandbox.url}/simulator/`,
      `  Control page   ${sandbox.url}/sandbox/`,
      `  SMS inbox      ${sandbox.url}/sandbox/inbox`,
    ].join('\n'),
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof SandboxError ? error.message : error)
  process.exitCode = 1
})
