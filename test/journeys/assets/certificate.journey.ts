/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const DAY = 86_400

const EMAIL = 'lin.zhiyuan@example.com'

const advance = (customer: Customer, seconds: number) => customer.server.pass(seconds)

const applications = async (customer: Customer) =>
  (await customer.server.calls('assetCertApply')).map(({ requestData }) => requestData)

/** The preview of what was chosen has come. */
async function previewed(customer: Customer, act: () => Promise<void>): Promise<void> {
  const call = await customer.server.next('assetCertPreview')
  await act()
  await call()
}

/** Types the code that the open sheet asks for. */
async function prove(customer: Customer): Promise<void> {
  await customer.see('验证身份后申请资产证明')
  await customer.proveByCode()
}

/** An application of one day that lacks its code alone. */
async function filled(customer: Customer): Promise<void> {
  await customer.open('assets/certificate-apply')
  await previewed(customer, () => customer.type('证明日期', '2026-10-30'))
  await customer.tap('商务')
  await customer.type('接收邮箱', EMAIL)
}

const send = (customer: Customer) => customer.tap('短信验证并提交')

/** What the office decides about the newest application. */
async function decide(customer: Customer, decision: { isPassed: boolean; reason?: string }): Promise<void> {
  const waiting = await customer.server.control<{ id: string }[]>('GET', 'office?kind=assetCert')
  const last = waiting.at(-1)
  assert.ok(last)
  await customer.server.control('POST', 'office', { kind: 'assetCert', id: last.id, ...decision })
}

journey(
  'asset certificates: of one day are applied for from the assets, and promised for a day',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/overview')
    await customer.tap(/^资产证明/)
    await customer.arriveAt('assets/certificates')
    await customer.see('已显示全部 6 份')
    await customer.tap('申请资产证明')
    await customer.arriveAt('assets/certificate-apply')
    await customer.see('还缺证明日期、用途等 3 项')
    await previewed(customer, () => customer.type('证明日期', '2026-11-19'))
    await customer.see('14,645,525.57')
    await customer.tap('合格投资者认定')
    await customer.type('接收邮箱', EMAIL)
    await send(customer)
    await prove(customer)
    await customer.arriveAt('assets/certificate-applied')
    await customer.see('申请已提交')
    await customer.see('2026-11-23')
    await customer.see('l***n@example.com')
    const [one, ...others] = await applications(customer)
    assert.deepEqual(
      [one?.certType, one?.certDate, one?.productIds, one?.totalAmount, others.length],
      ['1', '2026-11-19', [], '14645525.57', 0],
    )
    await customer.tap('查看我的证明')
    await customer.arriveAt('assets/certificates')
    await customer.see('已有 3 份申请在办理，办结后可以再申请')
    assert.doesNotMatch(JSON.stringify(await customer.server.calls('assetCertApply')), /lin\.zhiyuan/)
  },
)

journey(
  'asset certificates: of a period have the mean of its days, of the products that were chosen, in English too',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/certificate-apply')
    await customer.tap(/^期间持有证明/)
    await customer.type('开始日期', '2026-01-01')
    await previewed(customer, () => customer.type('结束日期', '2026-06-30'))
    await customer.see('期间日均资产（元）')
    await customer.tap('指定产品')
    await customer.tap('远岚·稳泰18号')
    await customer.see('3,000,000.00')
    await customer.tap('其他')
    await customer.tap('中英文')
    await customer.type('用途说明', '子女入学')
    await customer.type('英文姓名', '林致远')
    await customer.type('接收邮箱', 'a@b')
    await customer.tap('短信验证并提交')
    await customer.see('请输入正确的姓名')
    await customer.see('请输入正确的邮箱')
    await customer.type('英文姓名', 'LIN ZHIYUAN')
    await customer.type('接收邮箱', EMAIL)
    await send(customer)
    await prove(customer)
    await customer.arriveAt('assets/certificate-applied')
    await customer.see('2026-01-01 至 2026-06-30')
    const [one] = await applications(customer)
    assert.deepEqual(
      [one?.certType, one?.startDate, one?.endDate, one?.productIds, one?.purposeText, one?.nameEn],
      ['2', '2026-01-01', '2026-06-30', ['P02'], '子女入学', 'LIN ZHIYUAN'],
    )
  },
)

journey(
  'asset certificates: of the experience are issued as a paper with the same total, and a message leads to it',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/certificate-apply')
    await customer.tap(/^投资经历证明/)
    await previewed(customer, () => customer.type('证明日期', '2026-11-19'))
    await customer.see('累计投入（元）')
    await customer.see('2019-04-15 至 2021-04-15')
    await customer.tap('出国留学/签证')
    await customer.type('接收邮箱', EMAIL)
    await send(customer)
    await prove(customer)
    await customer.see('申请已提交')
    await decide(customer, { isPassed: true })
    await customer.open('messages/notices')
    await customer.tap('我已阅读并知悉')
    await customer.tap(/资产证明已开具/)
    await customer.tap('查看资产证明')
    await customer.arriveAt('assets/certificates')
    await customer.open('assets/certificates', { status: '2' })
    await customer.see('已显示全部 2 份')
    await customer.tap('查看和下载')
    await customer.arriveAt('content/pdf')
    await customer.settle()
  },
)

journey(
  'asset certificates: say at the day why there is none of it',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/certificate-apply')
    await previewed(customer, () => customer.type('证明日期', '2019-04-01'))
    await customer.see('该日期无资产')
    await customer.type('证明日期', '2026-11-20')
    await customer.see('日期最晚为 2026-11-19')
    await customer.tap(/^期间持有证明/)
    await customer.type('开始日期', '2025-01-01')
    await customer.type('结束日期', '2026-06-30')
    await customer.see('查询区间不能超过一年')
    await customer.tap(/^时点资产证明/)
    await previewed(customer, () => customer.type('证明日期', '2026-10-30'))
    await customer.tap('指定产品')
    await customer.tap('商务')
    await customer.type('接收邮箱', EMAIL)
    await customer.tap('短信验证并提交')
    await customer.see('请至少选择一只产品')
    assert.deepEqual(await applications(customer), [])
  },
)

journey(
  'asset certificates: whose answer was lost are known again, and are no second one',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await filled(customer)
    await send(customer)
    await customer.server.loseAnswer('assetCertApply')
    await prove(customer)
    await customer.see('结果尚未确认')
    await send(customer)
    await customer.arriveAt('assets/certificate-applied')
    await customer.see('申请已提交')
    await customer.open('assets/certificates')
    await customer.see('已显示全部 7 份')
  },
)

journey(
  'asset certificates: whose answer was lost are told of after a reload',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await filled(customer)
    await send(customer)
    await customer.server.loseAnswer('assetCertApply')
    await prove(customer)
    await customer.see('结果尚未确认')
    await customer.reopen()
    await customer.see(/提交的资产证明申请已经成功，无需再次提交/)
    assert.equal((await applications(customer)).length, 1)
  },
)

journey('asset certificates: are taken back until somebody looks at them', { as: 'U1' }, async customer => {
  await customer.open('assets/certificates', { status: '0' })
  await customer.tap('撤回申请')
  await customer.see('撤回这份申请？')
  await customer.tap('撤回申请')
  await customer.see('没有这种状态的证明')
  await customer.tap('查看全部状态')
  await customer.see('您已撤回这份申请')
})

journey(
  'asset certificates: that somebody has begun to look at meanwhile stay, and say so',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/certificates', { status: '0' })
    await customer.see('待审核')
    await advance(customer, 2 * 3600)
    await customer.logInAgain()
    await customer.tap('撤回申请')
    await customer.tap('撤回申请')
    await customer.see('状态已变更，请刷新')
    await customer.see('没有这种状态的证明')
  },
)

journey(
  'asset certificates: that were refused say why, and begin anew with what they said',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/certificates', { status: '3' })
    await customer.see('原因：英文姓名与证件不一致，请核对后重新申请')
    const preview = await customer.server.next('assetCertPreview')
    await customer.tap('修改后重新申请')
    await preview()
    assert.deepEqual(
      [
        await customer.valueOf('开始日期'),
        await customer.valueOf('结束日期'),
        await customer.valueOf('用途说明'),
        await customer.valueOf('英文姓名'),
        await customer.valueOf('接收邮箱'),
      ],
      ['2026-04-01', '2026-09-30', '子女入学', 'LIN ZHIYAN', ''],
    )
    await customer.type('英文姓名', 'LIN ZHIYUAN')
    await customer.type('接收邮箱', EMAIL)
    await send(customer)
    await prove(customer)
    await customer.arriveAt('assets/certificate-applied')
    const [one] = await applications(customer)
    assert.deepEqual(
      [one?.fromCertId, one?.productIds, one?.nameEn],
      // The log takes an id of so many digits for a card's.
      ['CT2026**********0044', ['P05', 'P07', 'P08'], 'LIN ZHIYUAN'],
    )
  },
)

journey(
  'asset certificates: end after their last day, and can be opened no more',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/certificates', { status: '2' })
    await customer.see('有效期至 2026-12-13')
    await customer.see('验真码 YLK7M3PX9T2Q')
    await advance(customer, 24 * DAY)
    await customer.logInAgain()
    await customer.open('assets/certificates')
    await customer.see('已于 2026-12-13 失效，如需使用请重新申请')
  },
)

journey('asset certificates: wait for an identity that is proved', { as: 'U3' }, async customer => {
  await customer.open('assets/certificates')
  await customer.see('还没有资产证明')
  await customer.see('请先完成实名认证')
  await customer.tap('申请资产证明')
  await customer.arriveAt('identity/identity-scan')
})
