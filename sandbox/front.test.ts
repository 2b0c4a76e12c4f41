import { startFront } from './front'
import type { Sandbox } from './server'
import { cleanUp, fixtureDist, startTest } from './testing/harness'

let front: Sandbox
let behind: Sandbox

beforeAll(async () => {
  behind = (await startTest()).sandbox
  front = await startFront({ port: 0, distDir: fixtureDist(), origin: behind.url })
}, 60_000)

afterAll(async () => {
  await front.close()
  await cleanUp()
})

const call = (name: string, cookie = '') =>
  fetch(`${front.url}/services/trustAppApi/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: front.url },
    body: JSON.stringify({ requestData: {} }),
  })

test('the pages come from the build, and calls are answered by the server behind', async () => {
  expect((await fetch(`${front.url}/phone/home`)).status).toBe(200)
  const opened = await fetch(`${behind.url}/sandbox/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ customer: 'U1' }),
  })
  const { token } = (await opened.json()) as { token: string }
  const answer = await call('userDetail', `sid=${token}`)
  expect(await answer.json()).toMatchObject({
    result: { statusCode: '00000000', data: { telephone: '19900000001' } },
  })
})

test('a cookie of the server behind is kept by this address', async () => {
  const answer = await call('logout', 'sid=whatever')
  const cookies = answer.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.join()).not.toMatch(/domain|secure/i)
})

test('nothing of the sandbox is there', async () => {
  for (const address of ['/sandbox/', '/sandbox/api/inbox', '/simulator/']) {
    expect((await fetch(front.url + address)).status).toBe(404)
  }
})

test.each([
  ['nowhere', '"nowhere" is no origin: it begins with http:// or https://.'],
  ['http://127.0.0.1:47123', 'http://127.0.0.1:47123 cannot be reached: ECONNREFUSED.'],
])('%s is said to be no server', async (origin, sentence) => {
  await expect(startFront({ port: 0, distDir: fixtureDist(), origin })).rejects.toThrow(sentence)
})

test('a server that speaks another protocol, or answers pages, is told with its reason', async () => {
  const start = (origin: string) => startFront({ port: 0, distDir: fixtureDist(), origin })
  await expect(start(behind.url.replace('http:', 'https:'))).rejects.toThrow(/cannot be reached: ERR_SSL/)
  const { createServer } = await import('node:http')
  const pages = createServer((_request, response) => response.end('<!doctype html>')).listen(0)
  const { port } = pages.address() as { port: number }
  await expect(start(`http://127.0.0.1:${port}`)).rejects.toThrow(
    'answers no JSON (HTTP 200): is it the origin of the API?',
  )
  pages.close()
})
