import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER, OUTER } from '@/contract/codes'
import { openDatabase } from '../store/database'
import { openStore } from '../store/open'
import { createClock } from '../clock'
import { seed } from '../seed'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { BusinessError, ownRow } from './business-error'
import { createDispatch } from './dispatch'

const NOBODY = { session: undefined, host: undefined }

let browser: Browser
let stop: () => Promise<void>
let dataDir: string

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  browser = started.browser
  stop = started.stop
})
afterAll(cleanUp)

describe('what is let in', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'a body of type %s is answered with 415',
    async type => {
      await browser.loginAs('U1')
      expect(
        await browser.callRaw('userDetail', '{"requestData":{}}', { 'content-type': type }),
      ).toMatchObject({
        httpStatus: 415,
      })
    },
  )

  test('JSON with a charset is JSON', async () => {
    await browser.loginAs('U1')
    const answer = await browser.callRaw('userDetail', '{"requestData":{}}', {
      'content-type': 'application/json;charset=UTF-8',
    })
    expect(answer).toMatchObject({ httpStatus: 200, inner: INNER.success })
  })

  test.each(['http://evil.example', 'http://127.0.0.1:1', 'https://localhost', 'null'])(
    'a page of %s is answered with 403',
    async origin => {
      await browser.loginAs('U1')
      for (const name of ['userDetail', 'nothing']) {
        expect(await browser.callRaw(name, '{"requestData":{}}', { origin })).toMatchObject({
          httpStatus: 403,
        })
      }
      expect((await browser.fetch('/sandbox/api/customers', { headers: { origin } })).status).toBe(403)
    },
  )

  test('our own origin is let in, under both names of this machine', async () => {
    const { sandbox, browser: local } = await startTest()
    await local.loginAs('U1')
    expect(await local.callRaw('userDetail', '{"requestData":{}}', { origin: sandbox.url })).toMatchObject({
      inner: INNER.success,
    })
    const response = await fetch(`http://localhost:${sandbox.port}/sandbox/api/customers`, {
      headers: { origin: `http://localhost:${sandbox.port}` },
      signal: AbortSignal.timeout(5000),
    })
    expect(response.status).toBe(200)
  })

  test('an unknown name is answered with 404, also one that every object has', async () => {
    for (const name of ['noSuchCall', 'toString', '__proto__', 'constructor']) {
      expect(await browser.call(name)).toMatchObject({ httpStatus: 404 })
    }
    expect((await browser.log()).map(entry => [entry.name, entry.httpStatus])).toContainEqual([
      'noSuchCall',
      404,
    ])
  })

  test('only POST is served', async () => {
    expect((await browser.fetch('/services/trustAppApi/userDetail')).status).toBe(404)
  })

  test('a body that is no JSON is answered with 400', async () => {
    expect(await browser.callRaw('userDetail', '{"requestData":')).toMatchObject({ httpStatus: 400 })
    expect(await browser.callRaw('userDetail', '')).toMatchObject({ httpStatus: 400 })
  })
})

describe('input', () => {
  test.each(['{}', '[]', 'null', '"x"', '{"requestData":null}', '{"requestData":[]}'])(
    'a body %s without requestData names the field',
    async body => {
      await browser.loginAs('U1')
      const answer = await browser.callRaw('userDetail', body)
      expect(answer).toMatchObject({ httpStatus: 200, inner: INNER.invalidInput, msg: '请检查填写内容' })
    },
  )

  test('every wrong field is named once, in the words of the contract', async () => {
    const answer = await browser.call('smsLogin', { mobile: '123', smsCode: 12, agreed: '1' })
    expect(answer).toMatchObject({ inner: INNER.invalidInput })
    expect(answer.data).toEqual({
      errors: [
        { field: 'mobile', msg: '请输入正确的手机号' },
        { field: 'smsCode', msg: '格式不正确' },
        { field: 'requestNo', msg: '不能为空' },
      ],
    })
  })

  test('fields beside requestData and unknown fields in it are ignored', async () => {
    await browser.loginAs('U1')
    const answer = await browser.callRaw('userDetail', '{"requestData":{"id":"100002"},"showLoading":false}')
    expect(answer).toMatchObject({ inner: INNER.success, data: { id: '100001' } })
  })

  test('a row of someone else and a missing row are refused alike', () => {
    expect(ownRow({ customer_id: '1', x: 2 }, '1')).toEqual({ customer_id: '1', x: 2 })
    for (const row of [{ customer_id: '2' }, undefined]) {
      expect(() => ownRow(row, '1')).toThrow(new BusinessError(INNER.notOwner))
    }
    expect(new BusinessError(INNER.notOwner).message).toBe('您无权查看该内容')
  })
})

describe('a repeated requestNo', () => {
  test('gets the first answer, even after a restart', async () => {
    await browser.loginAs('U1')
    const requestNo = randomUUID()
    const first = await browser.call('assetReportLottery', { requestNo })
    expect(await browser.call('assetReportLottery', { requestNo })).toEqual(first)

    await stop()
    const again = await startTest({ dataDir })
    again.browser.cookies.set('sid', browser.cookies.get('sid') ?? '')
    expect(await again.browser.call('assetReportLottery', { requestNo })).toEqual(first)
  })

  test('gets a refusal again too, though the draw would be possible by now', async () => {
    await browser.loginAs('U2')
    const requestNo = randomUUID()
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({
      inner: INNER.stateConflict,
    })
    change("UPDATE reports SET status = '1' WHERE customer_id = '100002'")
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({
      inner: INNER.stateConflict,
    })
    expect(await browser.call('assetReportLottery', { requestNo: randomUUID() })).toMatchObject({
      inner: INNER.success,
    })
  })

  test('belongs to one customer', async () => {
    const requestNo = randomUUID()
    await browser.loginAs('U6')
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({
      data: { lotteryIntegral: '388' },
    })
    await browser.loginAs('U2')
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({
      inner: INNER.stateConflict,
    })
  })

  test('with another payload is refused', async () => {
    const mobile = '19900000001'
    await browser.call('smsCodeSend', { mobile, scene: 'login' })
    const requestNo = randomUUID()
    const smsCode = await browser.lastCode(mobile)
    const input = { mobile, agreed: '1', requestNo }
    await browser.call('smsLogin', { ...input, smsCode: smsCode === '000000' ? '000001' : '000000' })
    expect(await browser.call('smsLogin', { ...input, smsCode })).toMatchObject({
      inner: INNER.duplicateInProgress,
    })
  })
})

describe('when the sandbox itself fails', () => {
  let said: jest.SpyInstance
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => said.mockRestore())

  test('an answer that breaks the contract is 500 and a line without values', async () => {
    await browser.loginAs('U1')
    change("UPDATE customers SET birth_date = '15.3.1968' WHERE key = 'U1'")
    expect(await browser.call('userDetail')).toMatchObject({ httpStatus: 500, code: '-500' })
    expect(said.mock.calls).toEqual([['userDetail broke its contract at: birDate']])
  })

  test('an unexpected error undoes the whole call and is not kept', async () => {
    await browser.loginAs('U1')
    change(
      "CREATE TRIGGER broken BEFORE UPDATE OF points ON customers BEGIN SELECT raise(ABORT, 'broken'); END",
    )
    const requestNo = randomUUID()
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({ httpStatus: 500 })
    expect((await browser.call('assetReportLotteryInfo')).data).toMatchObject({ ispartLottery: '0' })
    change('DROP TRIGGER broken')
    expect(await browser.call('assetReportLottery', { requestNo })).toMatchObject({ inner: INNER.success })
  })

  test('a full disk is "busy" and a sentence', () => {
    const { db } = openStore(path.join(temporaryFolder(), 'full'))
    const clock = createClock(db, 'seed')
    seed(db, clock)
    db.exec(`PRAGMA max_page_count = ${db.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0}`)
    const dispatch = createDispatch(db, clock)
    const answers = new Set<string | undefined>()
    for (let index = 0; index < 500; index++) {
      const mobile = `199${String(index).padStart(8, '0')}`
      const { envelope } = dispatch({
        name: 'smsCodeSend',
        body: { requestData: { mobile, scene: 'login' } },
        tokens: NOBODY,
        address: String(index),
      })
      answers.add(envelope.result?.statusCode)
    }
    expect([...answers]).toEqual([INNER.success, INNER.systemBusy])
    expect(said).toHaveBeenCalledWith('The disk is full: smsCodeSend was undone.')
    expect(
      dispatch({
        name: 'userDetail',
        body: { requestData: {} },
        tokens: NOBODY,
        address: '',
      }).envelope,
    ).toMatchObject({
      code: OUTER.success,
    })
    db.close()
  })
})

function change(sql: string): void {
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  try {
    db.exec(sql)
  } finally {
    db.close()
  }
}

describe('long answers are compressed', () => {
  const ask = async (name: string, requestData: object, encoding: string) =>
    browser.fetch(`/services/trustAppApi/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ requestData }),
    })

  test.each([
    ['a list for who takes it', 'tradeRecordList', { pageNum: 1, pageSize: 50 }, 'gzip, br', 'gzip'],
    ['not for who does not', 'tradeRecordList', { pageNum: 1, pageSize: 50 }, 'identity', null],
    ['not what is short', 'logout', {}, 'gzip', null],
  ])('%s', async (_what, name, requestData, encoding, expected) => {
    await browser.loginAs('U1')
    const response = await ask(name, requestData, encoding)
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, expected])
    expect(await response.json()).toMatchObject({ code: OUTER.success })
  })
})
