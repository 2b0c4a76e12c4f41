import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { type Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  browser = (await startTest()).browser
})
afterAll(cleanUp)

const content = (request: object) => browser.call('agreementContent', request)
const sign = (codes: string[], versions: string[]) =>
  browser.call('agreementSign', { codes, versions, scene: 'update', requestNo: randomUUID() })
const report = (docId: string, seconds: number) =>
  browser.call('docReadReport', { docId, lastPage: 1, isEnd: '1', seconds, requestNo: randomUUID() })

/** Opens an agreement, stays for the seconds, and reports. */
async function read(docId: string, seconds: number) {
  await content({ agreementId: docId })
  await browser.advance(seconds)
  return report(docId, seconds)
}

describe('an agreement', () => {
  test.each([
    ['register', '用户注册协议', '2.1'],
    ['service', '服务协议', '1.4'],
    ['privacy', '隐私政策', '3.1'],
  ])('%s is read by anybody, in the version in force', async (code, title, version) => {
    const { data } = await content({ code })
    expect(data).toMatchObject({ code, title, version, signedVersion: '', signTime: '' })
    expect((data as { html: string }).html.length).toBeGreaterThan(1000)
  })

  test('is read by its id too, old versions and those without a page of their own', async () => {
    expect(await content({ agreementId: 'AG-PRIV-30' })).toMatchObject({
      data: { version: '3.0', versions: [{ version: '3.1' }, { version: '3.0' }] },
    })
    expect(await content({ agreementId: 'AG-FACE-12' })).toMatchObject({
      data: { title: '人脸信息处理规则' },
    })
  })

  test.each([[{}], [{ agreementId: 'AG-NONE' }], [{ agreementId: "x' OR 1=1" }]])(
    'nobody has written is refused: %j',
    async request => {
      expect([INNER.notOwner, INNER.invalidInput]).toContain((await content(request)).inner)
    },
  )
})

describe('acceptance', () => {
  beforeEach(() => browser.loginAs('U1'))

  test('comes after reading to the end for as long as it takes', async () => {
    expect(await content({ code: 'privacy' })).toMatchObject({ data: { signedVersion: '3.0' } })
    const unread = {
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'codes', msg: '请完整阅读《隐私政策》' }] },
    }
    expect(await sign(['privacy'], ['3.1'])).toMatchObject(unread)
    await read('AG-PRIV-31', 9)
    expect(await sign(['privacy'], ['3.1'])).toMatchObject(unread)
    await read('AG-PRIV-31', 10)
    expect(await sign(['privacy'], ['3.1'])).toMatchObject({ inner: INNER.success })
    expect(await content({ code: 'privacy' })).toMatchObject({ data: { signedVersion: '3.1' } })
  })

  test('comes not after the word of the reader alone', async () => {
    await content({ code: 'privacy' })
    await report('AG-PRIV-31', 86_400)
    expect(await sign(['privacy'], ['3.1'])).toMatchObject({ inner: INNER.invalidInput })
  })

  test('of a version that is no longer in force is refused', async () => {
    await read('AG-PRIV-30', 60)
    expect(await sign(['privacy'], ['3.0'])).toMatchObject({ inner: INNER.stateConflict })
    expect(await sign(['privacy'], [])).toMatchObject({ inner: INNER.stateConflict })
  })

  test('of several at once is all or nothing', async () => {
    await read('AG-REG-21', 60)
    expect(await sign(['register', 'privacy'], ['2.1', '3.1'])).toMatchObject({ inner: INNER.invalidInput })
    expect(await content({ code: 'register' })).toMatchObject({ data: { signTime: '2026-03-02 09:30:00' } })
  })
})
