import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'
import {
  answer,
  beginTest,
  confirmResult,
  QUESTIONS,
  RISK,
  RISK_QUESTIONS,
  RISK_RESULT,
  takeTest,
} from './risk-steps'

const app = useApp()
const hasSaved = (qid: string) =>
  until(`the answer to ${qid} is saved`, async () =>
    (await app.log('draftSave')).some(({ requestData }) =>
      new RegExp(`"${qid}":\\{"qid":"${qid}","oids":\\["`).test(String(requestData.content)),
    ),
  )

describe('the risk test', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a new customer: interrupted, gone on with on another phone, confirmed by code', async () => {
    const phone = await app.launch({ customer: 'U3', path: RISK })
    await phone.see('您还没有做过风险测评')
    await beginTest(phone, '开始测评')
    await answer(phone, 1, 5)
    await hasSaved('R05')
    phone.close()

    const other = await app.launch({ customer: 'U3', path: RISK })
    await other.tap('继续作答')
    await other.arriveAt(RISK_QUESTIONS)
    await answer(other, 6, QUESTIONS)
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /\bR0\d\b/)
    await other.tap('提交')
    await other.arriveAt(RISK_RESULT)
    await other.see('短信确认后生效')
    await confirmResult(app, other)
    await other.arriveAt(RISK_RESULT)
    await other.see('2027-11-19')
    await other.see('完成')
    assert.equal((await app.log('riskAnswerSubmit')).length, 1)
    other.close()
  })

  it('is refused behind the second of a day, and says when again', async () => {
    const phone = await app.launch({ customer: 'U1', path: RISK })
    for (const _test of [1, 2]) {
      await takeTest(phone, '重新测评')
      await phone.see('短信确认后生效，未确认前沿用原结果')
      await phone.tap('历次结果')
      await phone.arriveAt(RISK)
      await phone.see('评估说明')
    }
    await phone.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    phone.close()
  })
})

describe('risk-retest', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('counts nothing until it is confirmed by code, and then in the place of the one before', async () => {
    const phone = await app.launch({ customer: 'U1', path: RISK })
    await phone.see('2027-03-01')
    await takeTest(phone, '重新测评')
    await phone.see('短信确认后生效，未确认前沿用原结果')
    await phone.see('上次 C4，2026-03-02')
    await phone.tap('历次结果')
    await phone.arriveAt(RISK)
    await phone.see('2027-03-01')
    await phone.tap('有一份测评结果待确认')
    await phone.arriveAt(RISK_RESULT)
    await confirmResult(app, phone)
    await phone.arriveAt(RISK_RESULT)
    await phone.see('有效至')
    phone.close()
    const later = await app.launch({ customer: 'U1', path: RISK })
    await later.see('2027-11-19')
    await later.see('已更新')
    assert.equal(later.says('有一份测评结果待确认'), false)
    assert.equal((await app.log('riskResultConfirm')).length, 1)
    later.close()
  })
})
