/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import {
  addPaper,
  begin,
  confirmSummary,
  decideLast,
  DETAILS,
  ELDER,
  fillEnd,
  fillPapers,
  fillPrincipal,
  fillProperty,
  fillSetup,
  fillSpouse,
  handInDelivery,
  PEOPLE,
  pick,
  send,
  SUMMARY,
  TRUSTS,
  typePerson,
} from './ft-steps'
import { useApp } from './harness'
import type { Phone } from './phone'
import { readRest, signContract } from './signing-steps'

const app = useApp()
const NAME = '林氏三期家族信托'
const AMOUNT = '10000000'
const BENEFICIARY = 'packages/trust-people/people/beneficiary/index'
const GUARDIAN = 'packages/trust-people/people/guardian/index'

/** A day short of eighteen. */
const YOUNGER = {
  ...{ name: '林景明', idNo: '110000200811210135', share: '40' },
  cardNo: '6250947000000014',
}
/** Somebody else who is a day short of eighteen as well. */
const MINOR_ID_NO = '110000200811210039'
const GUARDIAN_ID_NO = '110000196803150014'

/** Steps 1 to 6 of who is married. */
async function fillOwn(phone: Phone): Promise<void> {
  await fillPrincipal(app, phone, '已婚')
  await fillPapers(phone)
  await fillSpouse(phone)
  await send(phone)
  await phone.arriveAt(SUMMARY)
  await phone.see('周*君')
  await confirmSummary(phone)
  await fillSetup(phone, '家族信托', NAME, AMOUNT)
  await phone.tap('标准方案')
  await send(phone)
  await fillProperty(phone, AMOUNT)
  await phone.see('人民币壹仟万元整')
  await send(phone)
}

/** The guardian's number, until the next field is looked at, and what is said of it. */
async function guardianNumber(phone: Phone, idNo: string, said: string | undefined): Promise<void> {
  await phone.type('证件号码', idNo)
  await phone.type('手机号', '19900000001')
  if (said) await phone.see(said)
  else await phone.seeNoMore(/^监护人(须年满 18 周岁|不能是受益人本人)$/)
}

/** A child who is of age today, and one who will be tomorrow and has a guardian until then. */
async function addChildren(phone: Phone): Promise<void> {
  await phone.arriveAt(PEOPLE)
  await phone.see('请至少添加一位受益人')
  await phone.tap('新增受益人')
  await phone.arriveAt(BENEFICIARY)
  await typePerson(phone, { ...ELDER, share: '50' })
  await phone.see('由证件号码得出：男，2008-11-20，18 岁')
  assert.ok(!phone.says('受益人未满 18 周岁，保存后请继续填写监护人信息。'))
  await send(phone, /^保存$/)
  await phone.see('受益人 1 / 20')

  await phone.tap('新增受益人')
  await phone.arriveAt(BENEFICIARY)
  await typePerson(phone, YOUNGER)
  await phone.see('由证件号码得出：男，2008-11-21，17 岁')
  await phone.see('受益人未满 18 周岁，保存后请继续填写监护人信息。')
  await send(phone, '保存并填写监护人')

  await phone.arriveAt(GUARDIAN)
  await phone.see('受益人林*明未满 18 周岁，由监护人代为行使权利，至其年满 18 周岁为止。')
  await phone.type('姓名', '林致远')
  await pick(phone, '与受益人关系', '父亲')
  await guardianNumber(phone, YOUNGER.idNo, '监护人不能是受益人本人')
  await guardianNumber(phone, MINOR_ID_NO, '监护人须年满18周岁')
  await guardianNumber(phone, ELDER.idNo, undefined)
  await guardianNumber(phone, GUARDIAN_ID_NO, undefined)
  await phone.pickDayOf('证件有效期至', '2034-05-06')
  await addPaper(phone)
  await phone.tap(/^本人确认已取得监护人同意/)
  await send(phone, /^保存$/)
  await phone.arriveAt(PEOPLE)
  await phone.see('受益人 2 / 20')
  await phone.see(/监护人 林\*远/)
}

/** What is missing of the whole is given to the younger one. */
async function evenShares(phone: Phone): Promise<void> {
  await phone.see('同一顺位受益比例合计须为100%，当前为90.00%')
  await phone.tap('修改林*明')
  await phone.arriveAt(BENEFICIARY)
  await phone.see(/保存后合计 90\.00%/)
  await phone.type('受益比例（%）', '50')
  await phone.see(/保存后合计 100\.00%/)
  await phone.tap(/^本人确认已取得受益人或其监护人同意/)
  await send(phone, '保存并填写监护人')
  await phone.arriveAt(PEOPLE)
  await phone.see('已分配完毕')
}

/** The younger one is paid every month. */
async function addPlan(phone: Phone): Promise<void> {
  await phone.tap('分配方案')
  await phone.tap('新增方案')
  await phone.see('首次分配日')
  await phone.tap('林*明')
  await phone.type('用途或条件', '学业')
  await phone.type('每次金额（元）', '8000')
  await phone.tap('每月')
  await phone.tap('长期，至信托终止')
  await phone.seeNoMore('结束日期')
  await phone.pickDay('请选择', '2026-12-10')
  await phone.tap('确定')
  await phone.see(/^共 12 笔/)
  await phone.tap('保存方案')
  await phone.arriveAt(PEOPLE)
  await phone.see('共 1 项')
}

/** A reviewer asks for the guardian's number, which is mended where it stands. */
async function mendGuardian(phone: Phone, applyId: string): Promise<void> {
  const remarks = [{ section: 'people', field: 'guardian.1.mobile', content: '监护人手机号无法接通，请核对' }]
  await app.control('POST', 'office', {
    ...{ kind: 'ftApplication', id: applyId, isPassed: false, reason: '', remarks },
  })
  await phone.visit(`${DETAILS}?applyId=${applyId}`)
  await phone.see('退回补充')
  await phone.tap('监护人手机号无法接通，请核对')
  await phone.arriveAt(PEOPLE)
  await phone.see(/林\*明的监护人/)
  await phone.tap('去修改')
  await phone.arriveAt(GUARDIAN)
  await phone.see(/监护人手机号无法接通，请核对/)
  await phone.type('手机号', '19900000002')
  await phone.tap(/^本人确认已取得监护人同意/)
  await send(phone, /^保存$/)
  await phone.arriveAt(PEOPLE)
}

/** The trust stands among the customer's others, with its value, its people and what they are paid. */
async function seeTrust(phone: Phone, trustId: string): Promise<void> {
  await phone.visit(TRUSTS)
  const lines = phone.text().split('\n')
  const trust = lines.slice(lines.indexOf(NAME), lines.indexOf('申请进度'))
  const [name, caption, label, , value] = trust
  assert.deepEqual(
    [name, caption, label, value],
    // What was delivered, less the fee of setting it up.
    [NAME, '家族信托 · 2026-11-20 成立 · 期限 20 年', '信托财产总额（元）', '9,950,000'],
  )
  const entries = trust.slice(trust.indexOf('受益人'))
  assert.deepEqual(entries, ['受益人', '2 位', '分配方案', '1 项', '投资指令', '追加委托'])

  const page = `packages/trusts/overview/principal/index?trustId=${trustId}`
  await phone.visit(page)
  await phone.see('9,950,000')
  await phone.tap('受益人')
  await phone.arriveAt(`packages/trusts/benefits/beneficiaries/index`)
  await phone.see('受益人（2 位）')
  for (const [person, facts] of [
    ['林*和', '子女 · 男 · 18 岁'],
    ['林*明', '子女 · 男 · 17 岁'],
  ] as const) {
    const about = phone.text().split('\n')
    const from = about.indexOf(person)
    const card = about.slice(from, from + 4).filter(line => line !== '未成年')
    assert.deepEqual(card.slice(0, 3), [person, facts, '50.00%'])
  }
  await phone.visit(page)
  await phone.tap('分配方案')
  await phone.see('共 1 项')
  await phone.see('2026-12-10 · 学业 · 每月')
  await phone.see('96,000')
}

describe('set-up-a-trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of who is married, for a child of age and a minor, from the first page until it stands', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRUSTS })
    const applyId = await begin(phone)
    await fillOwn(phone)
    await addChildren(phone)
    await evenShares(phone)
    await addPlan(phone)
    await fillEnd(phone)
    await phone.tap('提交申请')
    await phone.see('提交家族信托申请？')
    await phone.tapOn('.dialog__actions .button')
    await phone.arriveAt(DETAILS)
    await phone.see('待审核')

    await mendGuardian(phone, applyId)
    await phone.visit(`${DETAILS}?applyId=${applyId}`)
    await phone.see('已修改')
    await phone.tap('重新提交')
    await phone.tap('确认提交')
    await phone.see('待审核')

    await decideLast(app, 'ftApplication')
    await readRest(app, applyId)
    await phone.visit(`${DETAILS}?applyId=${applyId}`)
    await signContract(app, phone)
    await phone.see('合同签署成功')
    await phone.tap('完成')
    await phone.arriveAt(DETAILS)
    await phone.see('待交付财产')
    await handInDelivery(phone)
    await decideLast(app, 'ftDelivery', { amount: '6000000.00' })
    await phone.visit(`${DETAILS}?applyId=${applyId}`)
    await phone.see('已收到 6,000,000.00 元，尚缺 4,000,000.00 元。')
    await handInDelivery(phone)
    await decideLast(app, 'ftDelivery', { amount: '4000000.00' })
    await phone.visit(`${DETAILS}?applyId=${applyId}`)
    await phone.see('已成立')
    const { ftApplyStatus } = await app.ask('U1', 'ftApplicationDetail', { applyId })
    assert.equal(ftApplyStatus, FT_APPLY_STATUS.established)

    await seeTrust(phone, `FT${applyId.slice(2)}`)
    phone.close()
  })
})
