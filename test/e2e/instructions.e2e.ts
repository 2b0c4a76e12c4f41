import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'
import { tapOff } from './investor-visit'
import {
  addProducts,
  choose,
  DETAIL,
  EDIT,
  FORM,
  LIST,
  pass,
  prove,
  SAVED,
  submit,
  typeLine,
} from './instruction-steps'

const app = useApp()
const DAY = 86_400
const HOUR = 3600

const created = async () => (await app.log('instructionCreate')).length

async function open(address: string, customer: 'U1' | 'U2' | 'U6' = 'U1'): Promise<Visit> {
  const visit = await app.visit({ customer })
  await visit.open(address)
  return visit
}

/** A purchase of 400,000.00 in the form, saved as typed. */
async function typed(): Promise<Visit> {
  const visit = await open(`${FORM}?trustId=FT1`)
  await addProducts(visit, ['远岚·短债增利'])
  const saved = visit.call('draftSave')
  await typeLine(visit, '申购金额（元）', 0, '400000')
  await visit.over(await saved)
  await visit.see(SAVED)
  return visit
}

describe('investment instructions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('buy, redeem and convert in one evening, and by the clock the trust is another', async () => {
    const visit = await open('/phone/myPosition/investmentplan?trustId=FT1')
    for (const weight of ['6.59%', '22.05%', '15.92%']) await visit.see(weight)
    await visit.tap(/^调整投资配置/, 'link')
    await visit.arriveAt(FORM)
    await visit.open('/phone/myPosition/positiondetailsclient?trustId=FT1')
    await visit.tap(/^投资指令/, 'link')
    await visit.arriveAt(LIST)
    await visit.see('已显示全部 5 份指令')
    await visit.tap('新增投资指令')
    await visit.arriveAt(FORM)
    await visit.see('1,030,000.00')
    await addProducts(visit, ['远岚·短债增利', '远岚·双利增强3号'])
    await visit.arriveAt(FORM)
    await typeLine(visit, '申购金额（元）', 0, '400000')
    await typeLine(visit, '申购金额（元）', 1, '300000')
    await visit.see(/12-15 开放日执行/)
    await visit.see('执行后现金占 1.77%，低于合同约定的 5%。仍可提交，公司会先与您核实。')
    await submit(app, visit)
    await visit.arriveAt(DETAIL)
    await visit.see('待审核')
    await visit.page.goBack()
    await visit.arriveAt(LIST)
    await visit.see('已显示全部 6 份指令')

    await visit.tap('新增投资指令')
    await visit.tap('赎回', 'radio')
    await addProducts(visit, ['远岚·短债增利'])
    await typeLine(visit, '赎回份额（份）', 0, '100000')
    await visit.see('106,810.00')
    await submit(app, visit)
    await visit.arriveAt(DETAIL)

    await visit.page.goBack()
    await visit.tap('新增投资指令')
    await visit.tap('转换', 'radio')
    await addProducts(visit, ['远岚·量化对冲1号'])
    await typeLine(visit, '转换份额（份）', 0, '200000')
    await visit.tap(/^转入产品/, 'link')
    await choose(visit, ['远岚·日日盈'], 'radio')
    await tapOff(visit, '提交并确认')
    await visit.see('首次认购金额不低于30万元')
    await typeLine(visit, '转换份额（份）', 0, '250000')
    await submit(app, visit)
    await visit.arriveAt(DETAIL)
    assert.equal(await created(), 3)

    // Accepted after the cut-off and dealt; what leaves little cash is asked about first.
    await pass(app, 6 * HOUR)
    await app.logIn(visit.context, 'U1')
    await visit.page.reload()
    await visit.see('执行中')
    await visit.tap(/^投资指令书/, 'link')
    await visit.see('投资指令书')
    await pass(app, 28 * DAY)
    await app.logIn(visit.context, 'U1')
    await visit.open(`${LIST}?trustId=FT1&status=4`)
    await visit.see('已显示全部 7 份指令')
    await visit.open('/phone/myPosition/investmentplan?trustId=FT1')
    await visit.see('目标与当前配置')
    await visit.settle()
    for (const weight of ['6.59%', '22.05%', '15.92%']) assert.equal(await visit.sees(weight), false, weight)
    await visit.open('/phone/myPosition/transactionrecord?trustId=FT1')
    await visit.see('远岚·日日盈现金管理')
    await visit.close()
  })

  it('refuse what goes beyond the cash, the limits and the products, each in its words', async () => {
    const visit = await open(`${FORM}?trustId=FT1`)
    await tapOff(visit, '提交并确认')
    await visit.see('请至少选择一只产品')
    await addProducts(visit, ['远岚·短债增利'])
    for (const [amount, words] of [
      ['50000', '追加金额不低于10万元'],
      ['150000', '递增金额须为10万元的整数倍'],
      ['1100000', '申购金额超过可用资金'],
    ] as const) {
      await typeLine(visit, '申购金额（元）', 0, amount)
      await tapOff(visit, '提交并确认')
      await visit.see(words)
    }
    await visit.tap(/^选择产品/)
    // What risks too much or is closed says so and cannot be chosen.
    await visit.see('该产品风险等级高于您的风险承受能力，无法购买')
    await visit.see('募集已结束')
    await visit.tap(/远岚·短债增利/, 'checkbox')
    await visit.tap(/远岚·量化对冲1号/, 'checkbox')
    await visit.tap('选好了（1）')
    await typeLine(visit, '申购金额（元）', 0, '900000')
    await tapOff(visit, '提交并确认')
    await visit.see('权益类资产将占信托财产的20.02%，不能超过20%')
    assert.equal(await created(), 0)
    await visit.close()
  })

  it('count for the next working day once the cut-off has passed while they were typed, and say so', async () => {
    const visit = await typed()
    await visit.see('15:00')
    await app.control('POST', 'clock', { advanceSeconds: 5 * HOUR })
    await app.logIn(visit.context, 'U1')
    await visit.tap('提交并确认')
    await visit.see('已过截止时间，指令将计入 2026-11-23，请核对后重新提交')
    // Nothing was asked for in vain: no code was sent.
    assert.equal((await app.log('smsCodeSend')).length, 0)
    await visit.see('已过今日截止时间，现在提交的指令计入 2026-11-23。')
    await submit(app, visit)
    await visit.arriveAt(DETAIL)
    await visit.see('2026-11-23 15:00')
    await visit.close()
  })

  it('wait as typed on another device, are kept as a draft, changed by a new code, and taken back', async () => {
    const phone = await typed()
    await phone.close()
    const visit = await open(`${FORM}?trustId=FT1`)
    await visit.see('肆拾万元整')
    await visit.tap('存草稿')
    await visit.arriveAt(DETAIL)
    await visit.see('草稿')
    await visit.tap('继续填写')
    await visit.arriveAt(EDIT)
    await typeLine(visit, '申购金额（元）', 0, '200000')
    await submit(app, visit)
    await visit.see('待审核')
    await visit.tap('修改指令')
    await typeLine(visit, '申购金额（元）', 0, '300000')
    await submit(app, visit)
    await visit.arriveAt(DETAIL)
    await visit.see('300,000.00')
    await visit.tap('撤销指令')
    await visit.see('撤销这份指令？')
    await prove(app, visit, '短信验证并撤销', '确认撤销')
    await visit.see('已撤销')
    assert.equal(await visit.page.getByRole('button', { name: '修改指令' }).count(), 0)
    await visit.close()
  })

  it('whose answer was lost are there once after a reload', async () => {
    const visit = await typed()
    await app.inject({ endpoint: 'instructionCreate', emptyBody: true, phase: 'after', times: 1 })
    await submit(app, visit)
    await visit.see('结果尚未确认')
    await visit.page.reload()
    await visit.see('提交的投资指令已经成功，无需再次提交。')
    await visit.open(`${LIST}?trustId=FT1&status=1`)
    await visit.see('已显示全部 2 份指令')
    await visit.close()
  })

  it('say that a product has left the pool, that one was refused, and nothing to strangers', async () => {
    const visit = await typed()
    await app.control('POST', 'leave-pool', { trustId: 'FT1', productId: 'P11' })
    await visit.tap('提交并确认')
    await visit.see('不在可投资范围内')
    const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=instruction')
    await app.control('POST', 'office', {
      kind: 'instruction',
      id: waiting?.id,
      isPassed: false,
      reason: '转换申请超出当日额度',
    })
    await visit.open(`${DETAIL}?instId=${waiting?.id ?? ''}`)
    await visit.see('驳回原因：转换申请超出当日额度')
    const stranger = await open(`${DETAIL}?instId=${waiting?.id ?? ''}`, 'U6')
    await stranger.see('您无权查看该内容')
    await stranger.open(`${LIST}?trustId=FT3`)
    await stranger.see('上滑加载更多 · 20 / 60')
    await stranger.close()
    await visit.close()
  })
})
