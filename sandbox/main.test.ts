import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cleanUp, fixtureDist, startTest, temporaryFolder } from './testing/harness'

const ROOT = path.join(__dirname, '..')
const TSX = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const START_LIMIT_MS = 12_000

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `main.ts` until it ends; `onOutput` may stop it. Killed after twelve seconds. */
function runMain(
  env: Record<string, string>,
  onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void,
) {
  return new Promise<Ended>(resolve => {
    const child = spawn(process.execPath, [TSX, path.join(__dirname, 'main.ts')], {
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
