import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'
import { tapOff } from './investor-visit'
import { addPdf, agree, decideLast, proveByCode } from './trust-steps'

const app = useApp()
const CLAIMS = '/phone/myPosition/conditionalAllocationIndex?trustId=FT1'
const CLAIM = '/phone/myPosition/conditionalAllocationDetail'
const DAY = 86_400

const field = (visit: Visit, label: string) => visit.front().getByLabel(label, { exact: true })

async function send(visit: Visit, amount: string): Promise<void> {
  await visit.tap('短信验证并提交')
  await visit.see(`申请分配 ${amount} 元？`)
  await agree(visit, '提交申请')
  await visit.see('验证身份后申请分配')
  await proveByCode(app, visit)
}

describe('a claim under a conditional plan', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of a minor is supplemented by the guardian, capped, approved, and paid by the clock', async () => {
    const visit = await app.visit({ customer: 'U2' })
    await visit.open('/phone/myPosition/positiondetailsbeneficiary?trustId=FT1')
    await visit.tap(/^条件分配$/, 'link')
    await visit.see('林*行 · 医疗')
    assert.ok(!(await visit.sees('林*禾')))
    await visit.tap('查看原因，补充材料')
    await visit.see('未通过原因：缺少住院费用清单，请补充后重新申请')
    await visit.tap('补充材料后重新提交')
    await visit.see('上次未通过原因：缺少住院费用清单，请补充后重新申请')
    assert.equal(await field(visit, '申请金额（元）').inputValue(), '42600')
    await field(visit, '申请金额（元）').fill('100000.01')
    await field(visit, '期望支付日期').fill('2026-11-20')
    await tapOff(visit, '短信验证并提交')
    await visit.see('申请金额不能超过可申请的100,000.00元')
    await visit.see('期望支付日期不能早于明天')
    await field(visit, '申请金额（元）').fill('42600')
    await field(visit, '期望支付日期').fill('2026-11-25')
    await addPdf(visit)
    await send(visit, '42,600.00')
    await visit.arriveAt(CLAIM)
    await visit.see('审核中')
    await decideLast(app, 'claim')
    await visit.page.reload()
    await visit.see('预计 2026-11-23 支付')
    await app.control('POST', 'clock', { advanceSeconds: 3 * DAY })
    await app.logIn(visit.context, 'U2')
    await visit.page.reload()
    await visit.see('已支付')
    await visit.open('/phone/myPosition/beneficiaryrecords?trustId=FT1')
    await visit.see('42,600.00')
    await visit.close()
  })

  it('of the principal is drafted, handed in, cancelled with a reason, and can be made again', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(CLAIMS)
    await visit.see('已显示全部 3 项')
    await visit.see('已有一笔申请在办理，办结后可以再申请')
    await visit.tap('查看申请')
    await visit.arriveAt(CLAIM)
    await visit.tap('取消申请')
    await visit.tap('确认取消')
    await visit.see('请选择取消原因')
    await visit.tap('信息填写有误', 'radio')
    await visit.tap('确认取消')
    await visit.see('已取消')
    await visit.page.goBack()
    await visit.tap('申请分配')
    await visit.see('可申请金额（元）')
    await visit.tap('全部')
    await visit.see(/已自动保存/)
    await visit.tap('保存并退出')
    await visit.tap('继续填写')
    await visit.see('可申请金额（元）')
    assert.equal(await field(visit, '申请金额（元）').inputValue(), '100000.00')
    await field(visit, '期望支付日期').fill('2026-12-01')
    await addPdf(visit)
    await send(visit, '100,000.00')
    await visit.see('审核中')
    await visit.see('委托人')
    await visit.close()
  })
})
