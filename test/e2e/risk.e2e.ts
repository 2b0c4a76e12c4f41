/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const INDEX = '/phone/riskAssessment/index'
const QUESTIONS = '/phone/riskAssessment/ques'
const RESULT = '/phone/riskAssessment/result'
const CODE = '/phone/riskAssessment/sms'
const TOTAL = 15

/** How many answers the server holds. */
async function savedAnswers(visit: Visit): Promise<number> {
  const answer = await visit.context.request.post(`${app.url}/services/trustAppApi/draftQuery`, {
    data: { requestData: { kind: 'riskTest' } },
  })
  const { result } = (await answer.json()) as { result: { data: { content: string } } }
  const { answers = {} } = JSON.parse(result.data.content || '{}') as {
    answers?: Record<string, { oids: string[] }>
  }
  return Object.values(answers).filter(({ oids }) => oids.length > 0).length
}
const hasSaved = (visit: Visit, count: number) =>
  until(`${count} answers are saved`, async () => (await savedAnswers(visit)) === count)

/** The number of the question on the screen. */
const at = (visit: Visit, number: number) =>
  visit
    .front()
    .getByRole('img', { name: `第 ${number} 题，共 ${TOTAL} 题` })
    .first()
    .waitFor()
const options = (visit: Visit) => visit.front().getByRole('radio')

async function begin(visit: Visit, button: string): Promise<void> {
  await visit.open(INDEX)
  await visit.tap(/问卷由本人自主填写/, 'checkbox')
  await visit.tap(button)
  await at(visit, 1)
}

/** Answers the questions from one number to another, each with its option of that place. */
async function answer(visit: Visit, from: number, to: number, place = 1): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await at(visit, number)
    await options(visit).nth(place).click()
    if (number < TOTAL) await visit.tap('下一题')
  }
}

async function typeCode(visit: Visit): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.tap('确认结果')
}

/** A whole test, up to its result. */
async function take(visit: Visit, button: string, place = 1): Promise<void> {
  await begin(visit, button)
  await answer(visit, 1, TOTAL, place)
  await visit.tap('提交')
  await visit.arriveAt(RESULT)
  await visit.see('与产品风险等级的匹配')
}

describe('the risk test', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a new customer: interrupted, gone on with after a reload and on another device, confirmed by code', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(QUESTIONS)
    // Nobody answers before they know what for.
    await visit.arriveAt(INDEX)
    await visit.see('您还没有做过风险测评')
    await visit.tap('开始测评')
    await visit.see('请确认由本人自主填写')
    await visit.tap(/问卷由本人自主填写/, 'checkbox')
    await visit.tap('开始测评')
    await visit.arriveAt(QUESTIONS)
    await at(visit, 1)
    assert.equal(await visit.front().getByRole('radio', { checked: true }).count(), 0)
    await visit.see('请选择一项')
    await answer(visit, 1, 5)
    await hasSaved(visit, 5)
    await visit.page.reload()
    await at(visit, 6)
    await visit.tap('上一题')
    await at(visit, 5)
    assert.equal(await options(visit).nth(1).getAttribute('aria-checked'), 'true')
    const stored = await visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    assert.doesNotMatch(stored, /\bR0\d\b/)
    await visit.close()

    const other = await app.visit({ customer: 'U3' })
    await other.open(INDEX)
    await other.tap('继续作答')
    await answer(other, 6, TOTAL)
    await other.tap('提交')
    await other.see('短信确认后生效')
    assert.equal((await app.log('riskAnswerSubmit')).length, 1)
    // As yet nothing counts.
    await other.tap('确认结果')
    await other.arriveAt(CODE)
    await typeCode(other)
    await other.arriveAt(RESULT)
    await other.see('有效至')
    await other.see('2027-11-19')
    await other.tap('完成')
    await other.arriveAt(INDEX)
    await other.see('您的风险承受能力')
    await other.see('近 12 个月还可测')
    await other.close()
  })

  it('sends no score of an answer to the page', async () => {
    const visit = await app.visit({ customer: 'U3' })
    const paper = visit.page.waitForResponse(/riskQuestionQuery/)
    await visit.open(QUESTIONS)
    assert.doesNotMatch(await (await paper).text(), /score|points|分值/)
    await visit.close()
  })

  it('names answers that do not go together, judges none of them, and asks before they are handed in', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await begin(visit, '开始测评')
    await answer(visit, 1, 1)
    await answer(visit, 2, 2, 0)
    await at(visit, 3)
    await options(visit).nth(3).click()
    await visit.see('这一题与第 2 题的回答看起来不一致，请核对，并按实际情况作答。')
    await visit.tap('查看第 2 题', 'link')
    await at(visit, 2)
    await until('the title has the focus', () =>
      visit.page.evaluate(() => document.activeElement?.id === 'risk-question'),
    )
    await visit.see('这一题与第 3 题的回答看起来不一致')
    await visit.tap('下一题')
    await visit.tap('下一题')
    await answer(visit, 4, TOTAL)
    await visit.tap('提交')
    await visit.see('第 2 题与第 3 题的回答看起来不一致。请核对；如均符合您的实际情况，可以直接提交。')
    await visit.tap('关闭')
    await at(visit, 2)
    assert.equal((await app.log('riskAnswerSubmit')).length, 0)
    for (let number = 2; number < TOTAL; number += 1) await visit.tap('下一题')
    await visit.tap('提交')
    await visit.tap('仍然提交')
    await visit.see('与产品风险等级的匹配')
    await visit.close()
  })

  for (const [lost, lose] of [
    ['call', 'loseCall'],
    ['answer', 'loseAnswer'],
  ] as const) {
    it(`whose ${lost} was lost is gone on with after a reload, and counts once`, async () => {
      const visit = await app.visit({ customer: 'U3', expectedErrors: /Failed to load/ })
      await begin(visit, '开始测评')
      await answer(visit, 1, TOTAL)
      await hasSaved(visit, TOTAL)
      await visit[lose]('riskAnswerSubmit')
      await visit.tap('提交')
      await visit.see(/网络连接失败/)
      await visit.page.reload()
      if (lose === 'loseCall') {
        await at(visit, TOTAL)
        assert.equal(await options(visit).nth(1).getAttribute('aria-checked'), 'true')
        await visit.tap('提交')
      } else {
        // It has arrived: there is a result, and nothing left to hand in.
        await visit.arriveAt(INDEX)
        await visit.tap(/有一份测评结果待确认/, 'link')
      }
      await visit.see('今日还可测 1 次，近 12 个月还可测 7 次')
      assert.equal((await app.log('riskAnswerSubmit')).length, 1)
      await visit.close()
    })
  }

  it('keeps its answers when the session ends in the middle', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await begin(visit, '开始测评')
    await answer(visit, 1, 4)
    await hasSaved(visit, 4)
    await app.control('POST', 'expire', {})
    await options(visit).nth(0).click()
    await visit.arriveAt('/phone/login')
    await visit.page.getByLabel('手机号', { exact: true }).fill('19900000003')
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await visit.page.getByLabel('验证码', { exact: true }).fill(await app.lastCode('19900000003'))
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.arriveAt(QUESTIONS)
    await at(visit, 5)
    await visit.tap('上一题')
    await at(visit, 4)
    assert.equal(await options(visit).nth(1).getAttribute('aria-checked'), 'true')
    await visit.close()
  })
})

describe('another risk test', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is refused behind the second of a day, and says when again', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await take(visit, '开始测评')
    await take(visit, '重新测评')
    await visit.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    await visit.open(INDEX)
    await visit.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    await visit.page.getByRole('button', { name: '重新测评' }).dispatchEvent('click')
    await visit.idle()
    assert.equal(new URL(visit.page.url()).pathname, INDEX)
    await visit.open(QUESTIONS)
    await visit.arriveAt(INDEX)
    await visit.close()
  })

  it('is asked for once a result has expired, by a message that leads there', async () => {
    await app.control('POST', 'clock', { advanceSeconds: 102 * 86_400 })
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/importantnotice')
    await visit.tap('我已阅读并知悉')
    await visit.tap(/风险测评结果已过期/, 'link')
    await visit.tap('重新测评')
    await visit.arriveAt(INDEX)
    await visit.see('测评结果已过期。认购、追加前，请重新测评。')
    await visit.close()
  })

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      const check = async () =>
        assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.open(`${INDEX}?multipleView=${scale}`)
      await visit.see('评估说明')
      await check()
      await visit.tap(/问卷由本人自主填写/, 'checkbox')
      await visit.tap('重新测评')
      await answer(visit, 1, 1)
      await answer(visit, 2, 2, 0)
      await options(visit).nth(3).click()
      await visit.see(/看起来不一致/)
      await check()
      await answer(visit, 3, TOTAL)
      await visit.tap('提交')
      await visit.see('与产品风险等级的匹配')
      await check()
      await visit.tap('确认结果')
      await visit.see('正在确认')
      await check()
      await visit.close()
    })
  }
})
