/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer, Decision } from '../customer'
import { chooseRegion, completeOwnData, pick } from '../steps/ft-people-steps'

journey('ft-people: a beneficiary completes the data that is missing', { as: 'U2' }, async customer => {
  await customer.open('trust-people/own-data', { trustId: 'FT1' })
  await customer.see('1100**********005X')
  await customer.tap('提交信息')
  await customer.see('请输入正确的邮箱')
  await completeOwnData(customer, 'jx@example.cn')
})

journey(
  'a change of an established trust counts once the office approves it, and its lost answer is asked for',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('trusts/beneficiaries', { trustId: 'FT1' })
    await customer.tap(/^新增或变更受益人/)
    await customer.tap('删除周*远')
    await customer.tap('删除')
    await customer.see('受益人 5 / 20')
    await customer.see(/您有未提交的变更/)
    await customer.server.inject({ endpoint: 'beneChangeSubmit', emptyBody: true, phase: 'after', times: 1 })
    await customer.tap('提交变更')
    await customer.tap('提交')
    await customer.proveByCode()
    await customer.see('变更正在审核')
    await customer.reopen()
    await customer.see('提交的受益人变更已经成功')
    await customer.server.decide('beneChange')
    await customer.open('trusts/beneficiaries', { trustId: 'FT1' })
    await customer.see('林*禾')
    assert.equal(await customer.sees('周*远'), false)
    await customer.open('messages/notices')
    await customer.see('受益人变更已生效')
  },
)

/** Another account for the minor, which the office decides about. */
async function changeAccount(customer: Customer, decision: Decision): Promise<void> {
  await customer.open('trusts/beneficiary', { trustId: 'FT1' })
  await customer.tap('变更收款账户')
  await customer.see('新收款账户')
  await customer.tap(/^监护人账户/)
  await customer.type('户名', '周文君')
  await customer.type('银行卡号', '6250947000000014')
  await customer.tap('提交变更')
  await customer.proveByFace('提交变更')
  await customer.proveByCode()
  await customer.arriveAt('assets/bank-change')
  await customer.see('变更审核中，生效前仍按原账户分配。')
  const waiting = await customer.server.control<{ id: string; customer: string }[]>(
    'GET',
    'office?kind=bankChange',
  )
  const id = waiting.find(one => one.customer === 'U2')?.id
  await customer.server.control('POST', 'office', { kind: 'bankChange', id, ...decision })
}

journey(
  'the guardian changes the account of the minor by face and code, and it is paid from then on',
  { as: 'U2' },
  async customer => {
    await changeAccount(customer, { isPassed: true, reason: '' })
    await customer.open('trust-people/own-data', { trustId: 'FT1', mode: 'account' })
    await customer.see(/周\*君/)
  },
)

journey(
  'the guardian whose account for the minor is refused hears why, and asks again',
  { as: 'U2' },
  async customer => {
    await changeAccount(customer, { isPassed: false, reason: '卡片影像不清晰' })
    await customer.reopen()
    await customer.see(/卡片影像不清晰/)
    await customer.tap('重新提交账户变更')
    await customer.see(/未通过，原因：卡片影像不清晰/)
  },
)

journey('a change of a trust that was refused says why, and is given up', { as: 'U1' }, async customer => {
  await customer.open('trust-people/people', { trustId: 'FT1' })
  await customer.tap('删除周*远')
  await customer.see('删除受益人周*远？')
  await customer.confirm()
  await customer.see('受益人 5 / 20')
  await customer.tap('提交变更')
  await customer.see('提交受益人变更？')
  await customer.confirm()
  await customer.proveByCode()
  await customer.see(/^变更正在审核/)
  // Until it is decided, the old set is in force.
  await customer.open('trusts/beneficiaries', { trustId: 'FT1' })
  await customer.see('周*远')
  await customer.server.decide('beneChange', { isPassed: false, reason: '请补充关系证明' })
  await customer.open('trust-people/people', { trustId: 'FT1' })
  await customer.see(/^变更未通过，原因：请补充关系证明/)
  await customer.tap('放弃变更')
  await customer.see('放弃这次变更？')
  await customer.confirm()
  await customer.see('受益人 6 / 20')
})

for (const route of ['trust-people/beneficiary', 'trust-people/guardian'] as const) {
  journey(
    `${route}: whoever has a foreign passport chooses of all countries`,
    { as: 'U1' },
    async customer => {
      await customer.open(route, { trustId: 'FT1', beneId: 'FT1-B1' })
      // Once for the name of the country that stands there, once for the sheet.
      await customer.server.inject({ endpoint: 'countryList', httpStatus: 500, phase: 'before', times: 2 })
      await pick(customer, '证件类型', '护照')
      await customer.tap(/^国籍（地区）：/)
      await customer.tap('重试')
      await customer.type('国家（地区）名称', '亚特兰蒂斯')
      await customer.see(/没有找到“亚特兰蒂斯”/)
      await customer.type('国家（地区）名称', '荷兰')
      await customer.tap(/^荷兰 ?[A-Z]/)
      await customer.see('荷兰')
      assert.equal(await customer.sees('NL'), false)
    },
  )
}

journey(
  'an address is a region and what comes after it, in the own data too',
  { as: 'U2' },
  async customer => {
    await customer.open('trust-people/own-data', { trustId: 'FT1' })
    await customer.type('邮箱', 'jx@example.cn')
    await customer.type(/^详细地址/, 'aaaa')
    await customer.tap('提交信息')
    await customer.see('请选择所在地区')
    await chooseRegion(customer)
    await customer.see('北京市海淀区')
    await customer.type(/^详细地址/, '中关村南大街1号')
    await customer.tap(/^本人确认所填信息真实/)
    await customer.tap('提交信息')
    await customer.proveByCode()
    await customer.see('感谢您的补充，信息已提交审核。')
    const [sent] = await customer.server.calls('beneFillSubmit')
    assert.equal(sent?.requestData.regionCode, '110108')
  },
)
