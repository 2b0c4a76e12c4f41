// A fresh clone of this commit in a folder of its own: `npm start` until a customer has logged in, then `npm test`.
// Closes with the last line of `npm test`, or with `0 passed, 1 failed` where a step before it fails.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const here = path.resolve(import.meta.dirname, '..')
const START_MS = 15 * 60_000
const TEST_MS = 70 * 60_000
const ASK_EVERY_MS = 500
const MOBILE = '19900000001'

const seconds = begun => `${((Date.now() - begun) / 1000).toFixed(0)} s`
const pause = ms => new Promise(resolve => setTimeout(resolve, ms))

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newcomer-'))
const clone = path.join(folder, 'app')
const emptySettings = path.join(folder, 'npmrc')
const children = new Set()

/** A command in the clone with empty npm settings; its whole process group can be ended. */
function npm(args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn('npm', args, {
    cwd: clone,
    env: { ...process.env, NPM_CONFIG_USERCONFIG: emptySettings, ...env },
    stdio: ['ignore', stdio, 'inherit'],
    detached: true,
  })
  children.add(child)
  const ended = new Promise(resolve =>
    child.on('close', code => (children.delete(child), resolve(code ?? 1))),
  )
  return { child, ended }
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name)
  } catch {
    // It has ended by itself.
  }
}

process.on('exit', () => {
  for (const child of children) signal(child, 'SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function call(origin, name, requestData, cookie = '') {
  const answer = await fetch(`${origin}/services/trustAppApi/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
    body: JSON.stringify({ requestData }),
    signal: AbortSignal.timeout(20_000),
  })
  const body = await answer.json()
  if (body.result?.statusCode !== '00000000') throw new Error(`${name}: ${JSON.stringify(body)}`)
  return { data: body.result.data, cookie: answer.headers.getSetCookie().map(text => text.split(';')[0]) }
}

/** Has a code sent, reads it in the inbox, logs in with it and asks whose session it is. */
async function logIn(origin) {
  await call(origin, 'smsCodeSend', { mobile: MOBILE, scene: 'login' })
  const inbox = await (await fetch(`${origin}/sandbox/api/inbox`)).json()
  const { code } = inbox.find(({ mobile }) => mobile === MOBILE)
  const { cookie } = await call(origin, 'smsLogin', {
    mobile: MOBILE,
    smsCode: code,
    agreed: '1',
    requestNo: randomUUID(),
  })
  const { data } = await call(origin, 'userDetail', {}, cookie.join('; '))
  if (!data?.id) throw new Error('the session is nobody’s')
}

async function untilServed(origin, ended) {
  const end = Date.now() + START_MS
  let code
  void ended.then(value => (code = value))
  while (Date.now() < end) {
    if (code !== undefined) throw new Error(`npm start ended with code ${code}`)
    const answer = await fetch(`${origin}/phone/home`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    )
    if (answer?.ok && (await answer.text()).includes('id="app"')) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`npm start showed nothing within ${START_MS / 60_000} minutes`)
}

async function start() {
  const begun = Date.now()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { child, ended } = npm(['start'], {
    env: { PORT: String(port), DATA_DIR: path.join(folder, 'data') },
  })
  try {
    await untilServed(origin, ended)
    await logIn(origin)
  } finally {
    signal(child, 'SIGTERM')
    const kill = setTimeout(() => signal(child, 'SIGKILL'), 20_000)
    await ended
    clearTimeout(kill)
  }
  return `npm start, to the first login: ${seconds(begun)}`
}

/** `npm test`, shown as it runs; answers its last line and its code. */
async function test() {
  const { child, ended } = npm(['test'], { stdio: 'pipe' })
  const late = setTimeout(() => signal(child, 'SIGTERM'), TEST_MS)
  let tail = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    process.stdout.write(text)
    tail = (tail + text).slice(-2000)
  })
  const code = await ended
  clearTimeout(late)
  return { code, last: tail.trimEnd().split('\n').at(-1) ?? '' }
}

const times = []
try {
  execFileSync('git', ['clone', '--quiet', '--no-local', here, clone], { stdio: 'inherit', timeout: 120_000 })
  fs.writeFileSync(emptySettings, '')
  times.push(await start())
  const begun = Date.now()
  const { code, last } = await test()
  times.push(`npm test: ${seconds(begun)}`)
  console.log(`\n${times.join('\n')}`)
  const counts = /^\d+ passed, \d+ failed/.test(last) ? last : '0 passed, 1 failed'
  console.log(counts)
  process.exitCode = code === 0 && counts === last ? 0 : 1
} catch (error) {
  console.log(`\n${[...times, `The first command failed: ${error.message}`].join('\n')}`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
