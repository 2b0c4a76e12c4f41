/**
 * Investment instructions of a family trust.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { addProducts, choose, prove, SAVED, submit, typeLine } from '../steps/instruction-steps'

const DAY = 86_400
const HOUR = 3600
const TRUST = { trustId: 'FT1' }

const created = async (customer: Customer) => (await customer.server.calls('instructionCreate')).length

/** Lets time pass, and the company do what is due, step after step. */
async function pass(customer: Customer, seconds: number): Promise<void> {
  for (const part of [seconds, 1, 1]) await customer.server.pass(part)
  await customer.logInAgain()
}

/** A purchase of 400,000.00 in the form, saved as typed. */
async function typed(customer: Customer): Promise<void> {
  await customer.open('trust-requests/new-instruction', TRUST)
  await addProducts(customer, ['远岚·短债增利'])
  const saved = await customer.server.next('draftSave')
  await typeLine(customer, '申购金额（元）', 0, '400000')
  await saved()
  await customer.see(SAVED)
}

journey(
  'instructions buy, redeem and convert in one evening, and by the clock the trust is another',
  { as: 'U1' },
  async customer => {
    await customer.open('trusts/principal', TRUST)
    await customer.tap(/^投资指令/)
    await customer.arriveAt('trust-requests/instructions')
    await customer.see('已显示全部 5 份指令')
    await customer.tap('新增投资指令')
    await customer.see('1,030,000.00')
    await addProducts(customer, ['远岚·短债增利', '远岚·双利增强3号'])
    await typeLine(customer, '申购金额（元）', 0, '400000')
    await typeLine(customer, '申购金额（元）', 1, '300000')
    await customer.see(/12-15 开放日执行/)
    await customer.see('执行后现金占 1.77%，低于合同约定的 5%。仍可提交，公司会先与您核实。')
    await submit(customer)
    await customer.arriveAt('trust-requests/instruction')
    await customer.see('待审核')
    await customer.back()
    await customer.see('已显示全部 6 份指令')

    await customer.tap('新增投资指令')
    await customer.tap('赎回')
    await addProducts(customer, ['远岚·短债增利'])
    await typeLine(customer, '赎回份额（份）', 0, '100000')
    await customer.see('106,810.00')
    await submit(customer)
    await customer.arriveAt('trust-requests/instruction')

    await customer.back()
    await customer.tap('新增投资指令')
    await customer.tap('转换')
    await addProducts(customer, ['远岚·量化对冲1号'])
    await typeLine(customer, '转换份额（份）', 0, '200000')
    await customer.tap(/^转入产品/)
    await choose(customer, ['远岚·日日盈'])
    await customer.tap('提交并确认')
    await customer.see('首次认购金额不低于30万元')
    await typeLine(customer, '转换份额（份）', 0, '250000')
    await submit(customer)
    await customer.arriveAt('trust-requests/instruction')
    assert.equal(await created(customer), 3)

    // Accepted after the cut-off and dealt; what leaves little cash is asked about first.
    await pass(customer, 6 * HOUR)
    await customer.reopen()
    await customer.see('执行中')
    await pass(customer, 28 * DAY)
    await customer.open('trust-requests/instructions', { ...TRUST, status: '4' })
    await customer.see('已显示全部 7 份指令')
  },
)

journey(
  'instructions refuse what goes beyond the cash, the limits and the products, each in its words',
  { as: 'U1' },
  async customer => {
    await customer.open('trust-requests/new-instruction', TRUST)
    await customer.tap('提交并确认')
    await customer.see('请至少选择一只产品')
    await addProducts(customer, ['远岚·短债增利'])
    for (const [amount, words] of [
      ['50000', '追加金额不低于10万元'],
      ['150000', '递增金额须为10万元的整数倍'],
      ['1100000', '申购金额超过可用资金'],
    ] as const) {
      await typeLine(customer, '申购金额（元）', 0, amount)
      await customer.tap('提交并确认')
      await customer.see(words)
    }
    await customer.tap(/^选择产品/)
    // What risks too much or is closed says so and cannot be chosen.
    await customer.see('该产品风险等级高于您的风险承受能力，无法购买')
    await customer.see('募集已结束')
    await customer.tap(/远岚·短债增利/)
    await customer.tap(/远岚·量化对冲1号/)
    await customer.tap('选好了（1）')
    await typeLine(customer, '申购金额（元）', 0, '900000')
    await customer.tap('提交并确认')
    await customer.see('权益类资产将占信托财产的20.02%，不能超过20%')
    assert.equal(await created(customer), 0)
  },
)

journey(
  'instructions count for the next working day once the cut-off has passed while they were typed',
  { as: 'U1' },
  async customer => {
    await typed(customer)
    await customer.see('15:00')
    await customer.server.pass(5 * HOUR)
    await customer.logInAgain()
    await customer.tap('提交并确认')
    await customer.see('已过截止时间，指令将计入 2026-11-23，请核对后重新提交')
    // Nothing was asked for in vain: no code was sent.
    assert.equal((await customer.server.calls('smsCodeSend')).length, 0)
    await submit(customer)
    await customer.arriveAt('trust-requests/instruction')
    await customer.see('2026-11-23 15:00')
  },
)

journey(
  'an instruction is kept as a draft, changed by a new code, and taken back',
  { as: 'U1' },
  async customer => {
    await typed(customer)
    await customer.reopen()
    await customer.see('肆拾万元整')
    await customer.tap('存草稿')
    await customer.arriveAt('trust-requests/instruction')
    await customer.see('草稿')
    await customer.tap('继续填写')
    await customer.arriveAt('trust-requests/edit-instruction')
    await typeLine(customer, '申购金额（元）', 0, '200000')
    await submit(customer)
    await customer.see('待审核')
    await customer.tap('修改指令')
    await typeLine(customer, '申购金额（元）', 0, '300000')
    await submit(customer)
    await customer.arriveAt('trust-requests/instruction')
    await customer.see('300,000.00')
    await customer.tap('撤销指令')
    await customer.see('撤销这份指令？')
    await prove(customer, '短信验证并撤销')
    await customer.see('已撤销')
    assert.equal(await customer.count('修改指令'), 0)
  },
)

journey(
  'an instruction whose answer was lost is there once after a reload',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await typed(customer)
    await customer.server.inject({ endpoint: 'instructionCreate', emptyBody: true, phase: 'after', times: 1 })
    await submit(customer)
    await customer.see('结果尚未确认')
    await customer.reopen()
    await customer.see('提交的投资指令已经成功，无需再次提交。')
    await customer.open('trust-requests/instructions', { ...TRUST, status: '1' })
    await customer.see('已显示全部 2 份指令')
  },
)

journey(
  'an instruction says that a product has left the pool, and why it was refused',
  { as: 'U1' },
  async customer => {
    await typed(customer)
    await customer.server.control('POST', 'leave-pool', { trustId: 'FT1', productId: 'P11' })
    await customer.tap('提交并确认')
    await customer.see('不在可投资范围内')
    const [waiting] = await customer.server.control<{ id: string }[]>('GET', 'office?kind=instruction')
    const instId = waiting?.id ?? ''
    await customer.server.decide('instruction', { isPassed: false, reason: '转换申请超出当日额度' })
    await customer.open('trust-requests/instruction', { instId })
    await customer.see('驳回原因：转换申请超出当日额度')
  },
)

journey('an instruction is nobody else’s to see', { as: 'U6' }, async customer => {
  const [waiting] = await customer.server.control<{ id: string }[]>('GET', 'office?kind=instruction')
  await customer.open('trust-requests/instruction', { instId: waiting?.id ?? '' })
  await customer.see('您无权查看该内容')
})

journey(
  'an instruction that was refused is given again as it was, and corrected',
  { as: 'U1' },
  async customer => {
    const decision = {
      kind: 'instruction',
      id: 'IN202611200941200058',
      isPassed: false,
      reason: '请调整份额',
    }
    await customer.server.control('POST', 'office', decision)
    await customer.open('trust-requests/instruction', { instId: 'IN202611200941200058' })
    await customer.tap('重新下达指令')
    await customer.arriveAt('trust-requests/new-instruction')
    await customer.see('提交并确认')
    assert.notEqual(await customer.valueOf(/份额/), '')
  },
)
