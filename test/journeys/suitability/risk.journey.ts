/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { typeCode } from '../steps/code-steps'

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
