/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { typeCode } from '../steps/code-steps'
import { logIn } from '../steps/login-steps'

const TOTAL = 15

/** Waits until the question of this number is on the screen. */
const at = (customer: Customer, number: number) => customer.see(`第 ${number} 题，共 ${TOTAL} 题`)

async function begin(customer: Customer, button: string): Promise<void> {
  await customer.open('suitability/risk-overview')
  await customer.tap(/问卷由本人自主填写/)
  await customer.tap(button)
  await at(customer, 1)
}

/** Answers the questions from one number to another, each with its option of that place. */
async function answer(customer: Customer, from: number, to: number, place = 1): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await at(customer, number)
    await customer.chooseNth(place)
    if (number < TOTAL) await customer.tap('下一题')
  }
}

/** Types the code and confirms the result with it. */
async function confirmByCode(customer: Customer): Promise<void> {
  await typeCode(customer)
  await customer.tap('确认结果')
}

/** A whole test, up to its result. */
async function take(customer: Customer, button: string, place = 1): Promise<void> {
  await begin(customer, button)
  await answer(customer, 1, TOTAL, place)
  await customer.tap('提交')
  await customer.arriveAt('suitability/risk-result')
  await customer.see('与产品风险等级的匹配')
}

journey('the risk test: whose answer was lost is handed in once', { as: 'U3' }, async customer => {
  await begin(customer, '开始测评')
  await answer(customer, 1, TOTAL)
  await customer.server.loseAnswer('riskAnswerSubmit')
  await customer.tap('提交')
  await customer.see(/网络连接失败/)
  await customer.tap('提交')
  await customer.see('今日还可测 1 次，近 12 个月还可测 7 次')
})

journey(
  'the risk test: that never reached the server is handed in by the same button, once',
  { as: 'U3' },
  async customer => {
    await begin(customer, '开始测评')
    await answer(customer, 1, TOTAL)
    await customer.server.loseCall('riskAnswerSubmit')
    await customer.tap('提交')
    await customer.see(/网络连接失败/)
    assert.deepEqual(await customer.server.calls('riskAnswerSubmit'), [])
    await customer.tap('提交')
    await customer.see('今日还可测 1 次，近 12 个月还可测 7 次')
    assert.equal((await customer.server.calls('riskAnswerSubmit')).length, 1)
  },
)

journey(
  'another risk test: changes nothing until it is confirmed, and is found again when it is not at once',
  { as: 'U1' },
  async customer => {
    await take(customer, '重新测评')
    await customer.see('短信确认后生效，未确认前沿用原结果')
    await customer.see('上次 C4，2026-03-02')
    await customer.open('suitability/risk-overview')
    await customer.see('有一份测评结果待确认')
    await customer.see('2027-03-01')
    await customer.tap(/有一份测评结果待确认/)
    await customer.tap('确认结果')
    await confirmByCode(customer)
    await customer.see('有效至')
    await customer.tap(/查看我的 15 项作答/)
    await customer.see('15. 以下四种投资一年后的可能结果，您更愿意选择哪一种？')
    await customer.tap('关闭')
    await customer.open('suitability/risk-overview')
    await customer.see('2027-11-19')
    await customer.see('已更新')
  },
)

journey(
  'another risk test: whose confirmation lost its answer is confirmed once, by the same button',
  { as: 'U1' },
  async customer => {
    await take(customer, '重新测评')
    await customer.tap('确认结果')
    await customer.arriveAt('suitability/risk-code')
    await customer.server.loseAnswer('riskResultConfirm')
    await confirmByCode(customer)
    await customer.see(/结果尚未确认/)
    await customer.tap('确认结果')
    await customer.see('有效至')
    const sent = await customer.server.calls('riskResultConfirm')
    assert.equal(new Set(sent.map(({ requestData }) => requestData.requestNo)).size, 1)
  },
)

journey(
  'another risk test: is refused behind the eighth in twelve months, and says when again',
  { as: 'U6' },
  async customer => {
    await take(customer, '重新测评')
    await customer.see('近12个月测评次数已达上限，2027-01-12 起可以再次测评')
  },
)

journey(
  'another risk test: leads back to what waited for it, and to no address of anybody else',
  { as: 'U3' },
  async customer => {
    await customer.open('assets/overview')
    await customer.tap(/风险承受能力测评/)
    await customer.tap(/问卷由本人自主填写/)
    await customer.tap('开始测评')
    await answer(customer, 1, TOTAL)
    await customer.tap('提交')
    await customer.tap('确认结果')
    await confirmByCode(customer)
    await customer.arriveAt('assets/overview')
    await customer.see('已完成')
    await customer.open('suitability/risk-result', { returnTo: 'https://evil.example' })
    await customer.tap('返回继续办理')
    await customer.see('陈*，您好')
  },
)

journey(
  'the risk test: goes on after a reload and elsewhere, and counts by its code',
  { as: 'U3' },
  async customer => {
    const { call } = await customer.elsewhere()
    // No score of an answer goes to the page.
    assert.doesNotMatch(JSON.stringify(await call('riskQuestionQuery')), /score|points|分值/)
    await customer.open('suitability/risk-questions')
    // Nobody answers before they know what for.
    await customer.arriveAt('suitability/risk-overview')
    await customer.see('您还没有做过风险测评')
    await begin(customer, '开始测评')
    await answer(customer, 1, 4)
    const isSaved = await customer.server.next('draftSave')
    await answer(customer, 5, 5)
    await isSaved()
    await customer.reopen()
    await at(customer, 6)
    await customer.open('suitability/risk-overview')
    await customer.tap('继续作答')
    await answer(customer, 6, TOTAL)
    await customer.tap('提交')
    await customer.see('短信确认后生效')
    await customer.tap('确认结果')
    await confirmByCode(customer)
    await customer.see('2027-11-19')
    await customer.tap('完成')
    await customer.arriveAt('suitability/risk-overview')
    await customer.see('您的风险承受能力')
    assert.equal((await customer.server.calls('riskAnswerSubmit')).length, 1)
  },
)

journey(
  'the risk test: asks about answers that do not go together before it is handed in',
  { as: 'U3' },
  async customer => {
    await begin(customer, '开始测评')
    await answer(customer, 1, 1)
    await answer(customer, 2, 2, 0)
    await answer(customer, 3, 3, 3)
    await answer(customer, 4, TOTAL)
    await customer.tap('提交')
    await customer.see('第 2 题与第 3 题的回答看起来不一致。请核对；如均符合您的实际情况，可以直接提交。')
    await customer.tap('关闭')
    await at(customer, 2)
    assert.deepEqual(await customer.server.calls('riskAnswerSubmit'), [])
    for (let number = 2; number < TOTAL; number += 1) await customer.tap('下一题')
    await customer.tap('提交')
    await customer.tap('仍然提交')
    await customer.see('与产品风险等级的匹配')
  },
)

for (const lose of ['loseCall', 'loseAnswer'] as const) {
  journey(
    `the risk test: is gone on with after a reload, and counts once (${lose})`,
    { as: 'U3' },
    async customer => {
      await begin(customer, '开始测评')
      await answer(customer, 1, TOTAL - 1)
      const isSaved = await customer.server.next('draftSave')
      await answer(customer, TOTAL, TOTAL)
      await isSaved()
      await customer.server[lose]('riskAnswerSubmit')
      await customer.tap('提交')
      await customer.see(/网络连接失败/)
      await customer.reopen()
      if (lose === 'loseCall') {
        await at(customer, TOTAL)
        await customer.tap('提交')
      } else {
        // It has arrived: there is a result, and nothing left to hand in.
        await customer.arriveAt('suitability/risk-overview')
        await customer.tap(/有一份测评结果待确认/)
      }
      await customer.see('今日还可测 1 次，近 12 个月还可测 7 次')
      assert.equal((await customer.server.calls('riskAnswerSubmit')).length, 1)
    },
  )
}

journey(
  'the risk test: keeps its answers when the session ends in the middle',
  { as: 'U3' },
  async customer => {
    await begin(customer, '开始测评')
    await answer(customer, 1, 3)
    const isSaved = await customer.server.next('draftSave')
    await answer(customer, 4, 4)
    await isSaved()
    await customer.server.control('POST', 'expire', {})
    await customer.chooseNth(0)
    await logIn(customer, '19900000003')
    await customer.arriveAt('suitability/risk-questions')
    await at(customer, 5)
  },
)

journey(
  'another risk test: is refused behind the second of a day, and says when again',
  { as: 'U3' },
  async customer => {
    await take(customer, '开始测评')
    await take(customer, '重新测评')
    await customer.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    await customer.open('suitability/risk-overview')
    await customer.see('您今日测评次数已达上限，2026-11-21 起可以再次测评')
    await customer.open('suitability/risk-questions')
    await customer.arriveAt('suitability/risk-overview')
  },
)

journey(
  'another risk test: is asked for by a message once a result has expired',
  { as: 'U1' },
  async customer => {
    await customer.server.pass(102 * 86_400)
    await customer.logInAgain()
    await customer.open('messages/notices')
    await customer.tap('我已阅读并知悉')
    await customer.tap(/风险测评结果已过期/)
    await customer.tap('重新测评')
    await customer.arriveAt('suitability/risk-overview')
    await customer.see('测评结果已过期。认购、追加前，请重新测评。')
  },
)
