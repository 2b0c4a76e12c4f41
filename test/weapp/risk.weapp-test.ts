import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const INDEX = 'packages/suitability/risk/risk-overview/index'
const QUESTIONS = 'packages/suitability/risk/risk-questions/index'
const RESULT = 'packages/suitability/risk/risk-result/index'
const CODE = 'packages/suitability/risk/risk-code/index'
const TOTAL = 15

/** Chooses the option of this place. */
async function choose(phone: Phone, place: number): Promise<void> {
  await phone.tapOn(`.option-row:nth-child(${place + 1})`)
  await phone.until('the option is chosen', () => phone.query('.option-row--on') !== undefined)
}

async function answer(phone: Phone, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await phone.until(
      `question ${number} is on the screen`,
      () => phone.query(`[aria-label="第${number}题，共${TOTAL}题"]`) !== undefined,
    )
    await choose(phone, 1)
    if (number < TOTAL) await phone.tap('下一题')
  }
}

async function begin(phone: Phone, button: string): Promise<void> {
  await phone.tap('问卷由本人自主填写')
  await phone.tap(button)
  await phone.arriveAt(QUESTIONS)
}

const hasSaved = (qid: string) =>
  until(`the answer to ${qid} is saved`, async () =>
    (await app.log('draftSave')).some(({ requestData }) =>
      new RegExp(`"${qid}":\\{"qid":"${qid}","oids":\\["`).test(String(requestData.content)),
    ),
  )

describe('the risk test', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a new customer: interrupted, gone on with on another phone, confirmed by code', async () => {
    const phone = await app.launch({ customer: 'U3', path: INDEX })
    await phone.see('您还没有做过风险测评')
    await begin(phone, '开始测评')
    await answer(phone, 1, 5)
    await hasSaved('R05')
    phone.close()

    const other = await app.launch({ customer: 'U3', path: INDEX })
    await other.tap('继续作答')
    await other.arriveAt(QUESTIONS)
    await answer(other, 6, TOTAL)
    assert.doesNotMatch(JSON.stringify(other.host.storage.dump()), /R0\d/)
    await other.tap('提交')
    await other.arriveAt(RESULT)
    await other.see('短信确认后生效')
    await other.tap('确认结果')
    await other.arriveAt(CODE)
    await other.tap('获取验证码')
    await other.see(/\d+秒后重新获取/)
    await other.type('短信验证码', await app.lastCode())
    await other.tap('确认结果')
    await other.arriveAt(RESULT)
    await other.see('2027-11-19')
    await other.see('完成')
    assert.equal((await app.log('riskAnswerSubmit')).length, 1)
    other.close()
  })

  it('is refused behind the second of a day, and says when again', async () => {
    const phone = await app.launch({ customer: 'U1', path: INDEX })
    for (const _test of [1, 2]) {
      await begin(phone, '重新测评')
      await answer(phone, 1, TOTAL)
      await phone.tap('提交')
      await phone.arriveAt(RESULT)
      await phone.see('短信确认后生效，未确认前沿用原结果')
      await phone.tap('历次结果')
      await phone.arriveAt(INDEX)
      await phone.see('评估说明')
    }
    await phone.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    phone.close()
  })
})
