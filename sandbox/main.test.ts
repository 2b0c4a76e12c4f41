import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { cleanUp, fixtureDist, startTest, temporaryFolder } from './testing/harness'

const ROOT = path.join(__dirname, '..')
const START_LIMIT_MS = 30_000

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `main.ts` until it ends; `onOutput` may stop it. Killed after half a minute: a busy machine takes ten seconds to start it. */
function runMain(
  env: Record<string, string>,
  onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void,
) {
  return new Promise<Ended>(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (bytes: Buffer) => {
      stdout += bytes.toString()
      onOutput?.(stdout, signal => child.kill(signal))
    })
    child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()))
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ code, stdout, stderr })
    })
  })
}

const settings = () => ({
  PORT: '0',
  DATA_DIR: path.join(temporaryFolder(), 'data'),
  DIST_DIR: fixtureDist(),
  CLOCK: 'seed',
})
const isOneSentence = (text: string) => text.trimEnd().split('\n').length === 1 && !/\bat .*:\d+/.test(text)

afterAll(cleanUp)

test.each(['SIGINT', 'SIGTERM'] as const)('prints its addresses and stops cleanly on %s', async signal => {
  const { code, stdout, stderr } = await runMain(settings(), (text, kill) => {
    if (text.includes('inbox')) kill(signal)
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/http:\/\/127\.0\.0\.1:\d+\/phone\/assetsReport\/entry/)
  expect(stdout).toMatch(/\/simulator\/\n/)
  expect(code).toBe(0)
})

test('a port in use is one sentence and exit 1', async () => {
  const { sandbox } = await startTest()
  const { code, stdout, stderr } = await runMain({ ...settings(), PORT: String(sandbox.port) })
  expect(stderr).toBe(`Port ${sandbox.port} is in use: stop the other program or set PORT to a free port.\n`)
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

describe('one server for one data folder', () => {
  test('a second one says why it does not start, and the first goes on', async () => {
    const dataDir = path.join(temporaryFolder(), 'data')
    const { browser } = await startTest({ dataDir })
    const { code, stderr } = await runMain({ ...settings(), DATA_DIR: dataDir })
    expect(stderr).toBe(
      `Another sandbox is running on the data folder ${dataDir}: stop it or set DATA_DIR to another folder.\n`,
    )
    expect(code).toBe(1)
    expect(await browser.control('GET', 'customers')).toHaveLength(6)
  })

  test('what one left behind that was killed does not stop the next', async () => {
    const env = settings()
    await runMain(env, (text, kill) => {
      if (text.includes('inbox')) kill('SIGKILL')
    })
    const { browser } = await startTest({ dataDir: env.DATA_DIR })
    expect(await browser.control('GET', 'customers')).toHaveLength(6)
  })
})

test('a request that does not end loses its connection', async () => {
  const { sandbox, browser } = await startTest({ requestTimeoutMs: 200 })
  const head =
    'POST /services/trustAppApi/userDetail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const texts = await Promise.all(
    [`${head}Content-Length: 100\r\n\r\n{`, head].map(
      unfinished =>
        new Promise<string>((resolve, reject) => {
          const socket = connect(sandbox.port, '127.0.0.1', () => socket.write(unfinished))
          let text = ''
          socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
          socket.on('close', () => resolve(text))
          socket.on('error', reject)
        }),
    ),
  )
  for (const text of texts) expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(await browser.control('GET', 'customers')).toHaveLength(6)
})

test('a missing build is one sentence that says how to make it', async () => {
  const { code, stderr } = await runMain({ ...settings(), DIST_DIR: temporaryFolder() })
  expect(stderr).toContain('npm run build:h5')
  expect(isOneSentence(stderr)).toBe(true)
  expect(code).toBe(1)
})

test('a data folder that cannot be written is one sentence', async () => {
  const blocker = path.join(temporaryFolder(), 'file')
  writeFileSync(blocker, '')
  const { code, stderr } = await runMain({ ...settings(), DATA_DIR: path.join(blocker, 'data') })
  expect(stderr).toContain('cannot be written')
  expect(isOneSentence(stderr)).toBe(true)
  expect(code).toBe(1)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a number'],
  [{ CLOCK: 'sundial' }, 'CLOCK must be'],
])('a wrong setting %j is one sentence', async (setting, sentence) => {
  const { code, stderr } = await runMain({ ...settings(), ...setting })
  expect(stderr).toContain(sentence)
  expect(isOneSentence(stderr)).toBe(true)
  expect(code).toBe(1)
})
