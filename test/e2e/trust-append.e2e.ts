import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'
import { tapOff } from './investor-visit'
import { addPdf, agree, decideLast, proveByCode } from './trust-steps'

const app = useApp()
const TRUST = '/phone/myPosition/positiondetailsclient?trustId=FT1'
const DETAIL = '/phone/myPosition/appendDetails'

const amount = (visit: Visit) => visit.front().getByLabel('追加金额（元）')

async function fill(visit: Visit): Promise<void> {
  await amount(visit).fill('600000')
  await visit.tap('现金', 'radio')
  await visit.see('招商银行 借记卡（0005）')
  await visit.tap('经营所得', 'radio')
  await addPdf(visit)
  await visit.tap(/^本人声明追加的财产/, 'checkbox')
}

async function send(visit: Visit): Promise<void> {
  await visit.tap('短信验证并提交')
  await visit.see('追加 600,000.00 元？')
  await agree(visit, '提交申请')
  await visit.see('验证身份后追加委托')
}

async function deliver(visit: Visit): Promise<void> {
  await visit.tap('我已打款')
  await visit.tap('提交')
  await visit.see('到账待确认')
}

describe('an append to a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is reviewed, refused, mended, paid, missed, found, and stands in the trust', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(TRUST)
    await visit.tap(/^追加委托$/, 'link')
    await visit.see('还缺追加金额、财产类型等 5 项')
    await amount(visit).fill('99999.99')
    await tapOff(visit, '短信验证并提交')
    await visit.see('追加金额不低于10万元')
    await visit.tap('不动产', 'radio')
    await visit.front().getByLabel('财产名称').fill('某小区房产')
    await fill(visit)
    // Put away and found again: what is typed lies on the server.
    await visit.see(/已自动保存/)
    await visit.page.reload()
    await visit.see('PDF文件，1 KB')
    assert.equal(await amount(visit).inputValue(), '600000')
    await visit.tap(/^本人声明追加的财产/, 'checkbox')
    await send(visit)
    await proveByCode(app, visit)
    await visit.arriveAt(DETAIL)
    await visit.see('待审核')
    await decideLast(app, 'append', { isPassed: false, reason: '来源证明不清晰' })
    await visit.page.reload()
    await visit.see('未通过原因：来源证明不清晰')
    await visit.tap('修改后重新提交')
    await visit.see('PDF文件，1 KB')
    assert.equal(await amount(visit).inputValue(), '600000')
    await visit.tap(/^本人声明追加的财产/, 'checkbox')
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await send(visit)
    await proveByCode(app, visit)
    await visit.see('待审核')
    await decideLast(app, 'append')
    await visit.page.reload()
    await visit.see('收款账号')
    await visit.see('人民币陆拾万元整')
    await deliver(visit)
    await decideLast(app, 'appendArrival', { amount: '60000.00' })
    await visit.page.reload()
    await visit.see('到账金额 60,000.00 元与申请金额 600,000.00 元不符，已原路退回。')
    await deliver(visit)
    await decideLast(app, 'appendArrival')
    await visit.page.reload()
    await visit.see('已确认')
    await visit.open(TRUST)
    await visit.see('19,252,300.00')
    await visit.see('1,830,000.00')
    await visit.tap(/^交易明细/, 'link')
    await visit.see('追加委托')
    await visit.close()
  })

  it('whose answer got lost is one, found after a reload; taken back, it is over', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /ERR_CONNECTION|appendApply/ })
    await visit.open('/phone/myPosition/supplementarydistri?trustId=FT1')
    await fill(visit)
    await send(visit)
    await visit.loseAnswer('appendApply')
    await proveByCode(app, visit)
    await visit.see(/尚未确认/)
    await visit.page.reload()
    await visit.arriveAt('/phone/myPosition/positiondetailsclient')
    const made = await app.log('appendApply')
    assert.ok(made.length >= 1)
    await visit.see('600,000.00')
    assert.equal(await visit.front().getByText('600,000.00').count(), 1)
    await visit.tap(/600,000.00/, 'link')
    await visit.arriveAt(DETAIL)
    await visit.tap('撤回申请')
    await agree(visit, '撤回申请')
    await visit.see('已撤回')
    assert.ok(!(await visit.sees('撤回申请')))
    await visit.close()
  })

  it('is nobody else’s to see', async () => {
    const visit = await app.visit({ customer: 'U2', expectedErrors: /appendDetail/ })
    await visit.open(`${DETAIL}?appendId=AP2`)
    await visit.seeNoMore('AP2026111800003')
    await visit.close()
  })
})
