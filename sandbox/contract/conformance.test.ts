import { randomUUID } from 'node:crypto'
import { cleanUp, startTest } from '../testing/harness'
import { conformance, type Finding, type Server } from './conformance'
import { reportOf } from './conformance-report'
import { logInAtSandbox, serverAt } from './server-at'

let server: Server

beforeAll(async () => {
  const {
    sandbox: { url },
  } = await startTest()
  const reached = await serverAt(url)
  server = {
    say: reached.say,
    cookie: await logInAtSandbox(reached, 'U1'),
    other: await logInAtSandbox(reached, 'U3'),
  }
}, 60_000)

afterAll(cleanUp)

const failed = (findings: readonly Finding[]) =>
  findings.filter(({ verdict }) => verdict === 'failed').map(({ check, name }) => `${check} ${name}`)

test('the sandbox keeps its contract over HTTP, and more than a hundred reads are tried', async () => {
  const findings = await conformance(server)
  expect(findings.filter(({ verdict }) => verdict === 'failed' || verdict === 'readable')).toEqual([])
  const passed = (check: Finding['check']) =>
    findings.filter(one => one.check === check && one.verdict === 'passed').length
  expect([passed('shape') > 100, passed('session') > 80, passed('ownership') > 20]).toEqual([
    true,
    true,
    true,
  ])
  expect([passed('idempotency'), passed('envelope'), passed('expiry')]).toEqual([1, 1, 1])
}, 120_000)

test('a server that leaves out an id fails there, and one that writes numbers is read', async () => {
  const say: Server['say'] = async (name, request, cookie) => {
    const said = await server.say(name, request, cookie)
    const data = JSON.parse(JSON.stringify(said.data ?? null), (key, value: unknown) =>
      name === 'positionDetail' && key === 'productId'
        ? undefined
        : value === '1' && name === 'userDetail'
          ? 1
          : value,
    ) as unknown
    return { ...said, data }
  }
  const findings = await conformance({ ...server, say })
  expect(failed(findings)).toEqual(['shape positionDetail'])
  expect(findings.filter(({ verdict }) => verdict === 'readable').map(({ name }) => name)).toEqual([
    'userDetail',
  ])
}, 120_000)

test('a server that carries a repeated write out again fails there', async () => {
  const say: Server['say'] = (name, request, cookie) =>
    server.say(name, 'requestNo' in request ? { ...request, requestNo: randomUUID() } : request, cookie)
  expect(failed(await conformance({ ...server, say }))).toEqual(['idempotency articleLike'])
}, 120_000)

test('a server that tells one customer what is another’s fails there', async () => {
  const say: Server['say'] = (name, request, cookie) =>
    server.say(name, request, name === 'orderDetail' && cookie === server.other ? server.cookie : cookie)
  expect(failed(await conformance({ ...server, say }))).toEqual(['ownership orderDetail'])
}, 120_000)

test.each([
  ['nowhere', '"nowhere" is no origin: it begins with http:// or https://.'],
  ['ftp://host', '"ftp://host" is no origin: it begins with http:// or https://.'],
  ['http://127.0.0.1:47123', 'http://127.0.0.1:47123 cannot be reached: ECONNREFUSED.'],
])('%s is said to be no server', async (origin, sentence) => {
  await expect(serverAt(origin)).rejects.toThrow(sentence)
})

test('the report tells what failed first, and no markup of a server', () => {
  const page = reportOf('http://host', [
    { check: 'shape', name: 'a', verdict: 'passed', text: 'as in the contract' },
    { check: 'shape', name: 'b', verdict: 'failed', text: '<script>' },
  ])
  expect(page.indexOf('&lt;script&gt;')).toBeGreaterThan(0)
  expect(page.indexOf('failed (1)')).toBeLessThan(page.indexOf('passed (1)'))
})
