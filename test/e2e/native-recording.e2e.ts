/** @run long: the native app’s other flows; its bridge is in simulator and native-photos */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import { until, useApp } from './harness'
import { type NativeApp, openInApp } from './native-app'
import { ask } from './signing-steps'

const app = useApp()
const LIST = 'doubleRecord/list'
/** Rejected before, 24 by oneself; 22 with a person. */
const REJECTED = 'D2026111010012'
const WITH_PERSON = 'D2026111610008'
/** From the sandbox's first moment, 2026-11-20 10:00, to five minutes before the booked time. */
const TO_BOOKED = 2 * 86_400 + 22 * 3600 + 55 * 60

/** What the app is asked to record. */
interface Asked {
  readonly recordId: string
  readonly sessionId: string
  readonly roomUrl: string
  readonly script: readonly { readonly questionId: string; readonly text: string }[]
}

const open = (path = `${LIST}?recordId=${REJECTED}`, isAnswering = false) =>
  openInApp(app, { path, customer: 'U1', isAnswering })

/** Has the customer begin, and waits for what the app is asked. */
async function begin(phone: NativeApp, times = 1): Promise<Asked> {
  await phone.tap('开始录制')
  await phone.see('请在 App 的录制页面完成双录，完成后会回到这里。')
  const asked = await phone.asked('startDoubleRecord')
  assert.equal(asked.length, times)
  return asked.at(-1) as Asked
}

/** The app records and hands in these questions of a session; answers what went wrong. */
const record = (phone: NativeApp, asked: Pick<Asked, 'sessionId' | 'script'>) =>
  phone.visit.page.evaluate(async ({ sessionId, script }) => {
    const upload = '/simulator/upload.js'
    const { recordAll } = (await import(upload)) as { recordAll(recording: object): Promise<void> }
    return recordAll({ sessionId, script }).then(
      () => '',
      error => String(error),
    )
  }, asked)

interface Listed {
  readonly recordId: string
  readonly orderNo: string
}

/** The card of a recording in the list. */
async function rowOf(phone: NativeApp, recordId: string): Promise<Locator> {
  const { list } = await ask<{ list: Listed[] }>(phone.visit, 'doubleRecordList', {
    pageNum: 1,
    pageSize: 20,
  })
  const orderNo = list.find(one => one.recordId === recordId)?.orderNo
  assert.ok(orderNo)
  return phone.page.getByRole('link').filter({ hasText: orderNo })
}

/** The states above the list, with their counts. */
const states = (phone: NativeApp) => phone.page.getByRole('radiogroup', { name: '双录状态' }).innerText()

/** The words of a recording in the list, once a state is counted so. */
async function listed(phone: NativeApp, count: string, recordId = REJECTED): Promise<string> {
  await phone.goTo(LIST)
  await phone.see(count)
  return (await rowOf(phone, recordId)).innerText()
}

describe('a recording that the native app makes', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is asked for with nothing of the customer, made, handed in, and in review in the list', async () => {
    const phone = await open(LIST, true)
    await phone.see('请在 2026-11-23 17:00 前完成双录')
    assert.match(
      await (await rowOf(phone, REJECTED)).innerText(),
      /已驳回[^]*驳回原因：录制中环境声音过大，请重新录制/,
    )
    await (await rowOf(phone, REJECTED)).click()
    await phone.see('上次未通过：录制中环境声音过大，请重新录制')
    const asked = await begin(phone)
    assert.deepEqual(Object.keys(asked).sort(), ['recordId', 'roomUrl', 'script', 'sessionId'])
    assert.deepEqual([asked.recordId, asked.roomUrl], [REJECTED, ''])
    assert.deepEqual(
      asked.script.map(({ questionId }) => questionId),
      ['identity', 'contract', 'risk', 'level', 'cooling'],
    )
    assert.doesNotMatch(JSON.stringify(asked), /林|致远|19900000001|110000/)
    // The app films, hands in, and has the page come anew.
    await until('the app has come back', async () => (await phone.told('reloadPage')).length === 1)
    await phone.see('双录审核中')
    assert.deepEqual(
      (await app.log('doubleRecordStart')).map(({ requestData }) => [
        requestData.recordId,
        requestData.channel,
      ]),
      [[REJECTED, 'app']],
    )
    assert.equal((await app.log('doubleRecordSubmit')).length, 1)
    assert.match(await listed(phone, '审核中 2'), /审核中/)
    await phone.visit.close()
  })

  it('that was refused in the app leaves everything as it was, and can be begun again', async () => {
    const phone = await open()
    const first = await begin(phone)
    await phone.tap('已完成，查看结果')
    await phone.see('上次未通过：录制中环境声音过大，请重新录制')
    const second = await begin(phone, 2)
    assert.equal(second.sessionId, first.sessionId)
    await phone.call('reloadPage')
    await phone.see('开始录制')
    assert.match(await listed(phone, '已驳回 1'), /已驳回[^]*驳回原因：录制中环境声音过大/)
    assert.match(await states(phone), /审核中 1/)
    await phone.visit.close()
  })

  it('that broke off says how far it came, and the app goes on with the same session', async () => {
    const phone = await open()
    const asked = await begin(phone)
    const failure = await record(phone, { ...asked, script: asked.script.slice(0, 2) })
    assert.match(failure, /第 3 题还没有录制，请录完后提交/)
    await phone.call('reloadPage')
    await phone.see('已录 2 / 5 题，可以接着录制。')
    assert.match(await listed(phone, '已驳回 1'), /已驳回/)
    await (await rowOf(phone, REJECTED)).click()
    await phone.tap('继续录制')
    await phone.see('请在 App 的录制页面完成双录，完成后会回到这里。')
    const [again] = (await phone.asked('startDoubleRecord')).slice(-1) as [Asked]
    assert.equal(again.sessionId, asked.sessionId)
    assert.equal(await record(phone, { ...again, script: again.script.slice(2) }), '')
    // The app came back without a word: the customer asks.
    await phone.tap('已完成，查看结果')
    await phone.see('双录审核中')
    assert.match(await listed(phone, '审核中 2'), /审核中/)
    await phone.visit.close()
  })

  it('that is handed in twice, and told twice, is one', async () => {
    const phone = await open()
    const asked = await begin(phone)
    assert.equal(await record(phone, asked), '')
    assert.notEqual(await record(phone, { ...asked, script: [] }), '')
    await phone.call('reloadPage')
    await phone.see('双录审核中')
    await phone.call('reloadPage')
    await phone.see('双录审核中')
    assert.match(await listed(phone, '审核中 2'), /审核中/)
    assert.doesNotMatch(await states(phone), /已驳回/)
    await phone.visit.close()
  })

  it('of another subject counts for nobody: an unknown session, and one that belongs to somebody else', async () => {
    const other = await openInApp(app, { path: LIST, customer: 'U6', isAnswering: false })
    const phone = await open()
    const asked = await begin(phone)
    assert.match(await record(phone, { ...asked, sessionId: 'A'.repeat(24) }), /Error/)
    // In the other customer's app, by a session that is not theirs.
    assert.match(await record(other, asked), /无权/)
    await phone.tap('已完成，查看结果')
    await phone.see('上次未通过：录制中环境声音过大，请重新录制')
    assert.match(await listed(phone, '已驳回 1'), /已驳回/)
    await other.visit.close()
    await phone.visit.close()
  })

  it('that cannot begin says why, and the app is not asked', async () => {
    const phone = await open()
    await app.inject({
      ...{ endpoint: 'doubleRecordStart', innerCode: '10090001', msg: '系统繁忙，请稍后再试', times: 1 },
    })
    await phone.tap('开始录制')
    await phone.see('系统繁忙，请稍后再试')
    assert.deepEqual(await phone.asked('startDoubleRecord'), [])
    await begin(phone)
    await phone.visit.close()
  })
})

describe('the video of a booked recording', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('opens in the app from ten minutes before its time, and the desk’s word stands in the list', async () => {
    const phone = await open(`${LIST}?recordId=${WITH_PERSON}`)
    await phone.tap('预约人工视频')
    await phone.tap('11月23日 周一', 'radio')
    await phone.tap('09:00', 'radio')
    await phone.tap('确认预约')
    await phone.see('届时请点“进入视频”，双录专员会与您连线。')
    await phone.see('预约时间前 10 分钟起可以进入')
    await phone.page.getByRole('button', { name: '进入视频' }).dispatchEvent('click')
    assert.deepEqual(await phone.asked('startDoubleRecord'), [])
    await app.control('POST', 'clock', { advanceSeconds: TO_BOOKED })
    await app.logIn(phone.visit.context, 'U1')
    await phone.call('reloadPage')
    await phone.tap('进入视频')
    await phone.see('请在 App 的录制页面完成双录，完成后会回到这里。')
    const [asked, ...more] = (await phone.asked('startDoubleRecord')) as Asked[]
    assert.deepEqual([asked?.recordId, asked?.script, more.length], [WITH_PERSON, [], 0])
    assert.equal(asked?.roomUrl, `wss://rooms.yuanlan.example/${asked?.sessionId}`)
    // The desk records: what the app hands in by itself is not taken.
    assert.match(await record(phone, { sessionId: asked?.sessionId ?? '', script: [] }), /须人工视频双录/)
    await app.control('POST', 'office', { kind: 'recordingCall', id: WITH_PERSON, isPassed: true })
    await phone.tap('已完成，查看结果')
    await phone.see('双录审核中')
    assert.match(await listed(phone, '审核中 1', WITH_PERSON), /审核中[^]*人工/)
    await phone.visit.close()
  })
})
