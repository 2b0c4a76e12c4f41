/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import {
  begin,
  choose,
  DETAILS,
  fillPrincipal,
  fillSetup,
  fillSpouse,
  PAPERS,
  PEOPLE,
  PRINCIPAL,
  PROPERTY,
  SETUP,
  SPOUSE,
  SUMMARY,
  type,
} from './ft-steps'

const app = useApp()

describe('applying for a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads who is married through all its steps, over a reload, the way back and a lost answer', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource|net::/ })
    const applyId = await begin(visit)
    await fillPrincipal(visit, '已婚')
    await visit.see(/已自动保存/)
    await visit.page.reload()
    await visit.see('职务')
    assert.equal(await visit.front().getByLabel('工作单位').inputValue(), '北京远致精密科技有限公司')
    await visit.loseAnswer('ftPrincipalSave')
    await visit.tap('下一步')
    await visit.see(/网络|确认|重试/)
    await visit.tap('下一步')
    await visit.arriveAt(PAPERS)
    await choose(visit, '委托人身份证', '使用已认证的身份证')
    await visit.tap('下一步')
    await visit.arriveAt(SPOUSE)
    await fillSpouse(visit)
    assert.equal(await visit.front().getByLabel('姓名').inputValue(), '周文君')
    await visit.tap('下一步')
    await visit.arriveAt(SUMMARY)
    await visit.see('周*君')
    await visit.tap(/^本人确认以上信息/, 'checkbox')
    await visit.tap('下一步')
    await visit.arriveAt(SETUP)
    await fillSetup(visit, '9999900')
    await visit.see('家族信托设立金额不低于1000万元')
    await type(visit, /^设立金额/, '10000000')
    await visit.tap(/^标准方案/, 'radio')
    await visit.tap('下一步')
    await visit.arriveAt(PROPERTY)
    await choose(visit, '财产类型', '现金')
    await type(visit, '财产名称', '设立资金')
    await type(visit, /^金额或估值/, '10000000')
    await visit.tap(/^招商银行|借记卡/, 'radio')
    await visit.tap(/^本人声明：交付的财产/, 'checkbox')
    await visit.tap('下一步')
    await visit.arriveAt(PEOPLE)
    const saves = await app.log('ftPrincipalSave')
    assert.equal(new Set(saves.map(({ requestData }) => requestData.requestNo)).size, 1)
    assert.match(visit.address(), new RegExp(applyId))
    await visit.close()
  })

  it('shows who works on two devices what the other has saved, and keeps the chosen one', async () => {
    const phone = await app.visit({ customer: 'U6' })
    const desk = await app.visit({ customer: 'U6', expectedErrors: /Failed to load resource/ })
    for (const visit of [phone, desk]) {
      await visit.open(`${SETUP}?applyId=FA5`)
      await visit.see('特别意愿')
    }
    await type(phone, /^特别意愿/, '勤俭持家')
    await phone.see(/已自动保存/)
    await type(desk, /^特别意愿/, '诗书传家')
    await desk.tap('在其他设备上改过，请选择', 'link')
    await desk.see('保留哪一份？')
    await desk.see('本机：诗书传家')
    await desk.see('另一份：勤俭持家')
    await desk.tap('用另一份')
    await desk.see(/已自动保存/)
    assert.equal(
      await desk
        .front()
        .getByLabel(/^特别意愿/)
        .inputValue(),
      '勤俭持家',
    )
    await desk.tap('下一步')
    await desk.arriveAt(PROPERTY)
    await phone.close()
    await desk.close()
  })

  it('whose save is overtaken by a decision says so, keeps what was typed, and shows how it stands', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource/ })
    const elsewhere = await app.visit({ customer: 'U1' })
    const decideOn = (decision: object) =>
      app.control('POST', 'office', {
        ...{ kind: 'ftApplication', id: 'FA4', isPassed: false, reason: '', ...decision },
      })
    const REMARK = { section: 'setup', field: 'purpose', content: '请写明用于受益人的哪些教育支出' }
    const handInElsewhere = async (purpose: string) => {
      await elsewhere.open(`${SETUP}?applyId=FA4`)
      await elsewhere.see(REMARK.content)
      await type(elsewhere, '设立目的', purpose)
      await elsewhere.tap('保存修改')
      await elsewhere.arriveAt(DETAILS)
      await elsewhere.tap('重新提交')
      await elsewhere.tap('确认提交')
      await elsewhere.see('待审核')
    }
    await decideOn({ remarks: [REMARK] })
    await visit.open(`${SETUP}?applyId=FA4`)
    await visit.see(REMARK.content)
    await handInElsewhere('为长女留学四年的学费与生活费作安排。')
    const typed = visit.call('draftSave')
    await type(visit, '设立目的', '为长女留学四年的学费作安排，余额用于家庭应急。')
    await visit.over(await typed)
    await visit.tap('保存修改')
    await visit.see(
      '申请状态已变为“待审核”。刚填写的内容没有提交，已存为草稿，这一步再次退回时可以继续填写。',
    )
    await visit.tap('查看申请')
    await visit.arriveAt(DETAILS)
    await visit.see('待审核')

    // Sent back again, it goes on with what was typed; and approved over its head it says so, without a promise.
    await decideOn({ remarks: [REMARK] })
    await visit.open(`${SETUP}?applyId=FA4`)
    await visit.see(/已自动保存/)
    assert.match(await visit.front().getByLabel('设立目的').inputValue(), /余额用于家庭应急/)
    await handInElsewhere('为长女与次子的教育作长期安排。')
    await decideOn({ isPassed: true })
    await visit.tap('保存修改')
    await visit.see('申请状态已变为“待签约”。刚填写的内容没有提交。')
    await visit.tap('查看申请')
    await visit.arriveAt(DETAILS)
    await visit.see('签署合同')
    assert.deepEqual(
      (await app.log('ftSetupSave')).map(({ innerCode }) => innerCode),
      ['00000000', '10050001', '00000000', '10050001'],
    )
    await elsewhere.close()
    await visit.close()
  })

  it('that was returned opens where the reviewer spoke, goes back into review, and can be taken back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const remarks = [{ section: 'setup', field: 'purpose', content: '请写明用于受益人的哪些教育支出' }]
    const decision = { isPassed: false, reason: '', remarks }
    await app.control('POST', 'office', { kind: 'ftApplication', id: 'FA4', ...decision })
    await visit.open(`${PRINCIPAL}?applyId=FA4`)
    await visit.arriveAt(DETAILS)
    await visit.tap(/请写明用于受益人/, 'link')
    await visit.arriveAt(SETUP)
    await visit.see('审核退回，这一步有 1 处待修改：')
    await visit.see('请写明用于受益人的哪些教育支出')
    await type(visit, '设立目的', '为长女留学四年的学费与生活费作安排，余额用于家庭应急。')
    await visit.see('已修改，待重新提交')
    await visit.tap('保存修改')
    await visit.arriveAt(DETAILS)
    await visit.see('已修改')
    await visit.tap('重新提交')
    await visit.tap('确认提交')
    await visit.see('待审核')
    await visit.tap('撤回申请')
    await visit.tap('确认撤回')
    await visit.see('已撤回')
    await visit.close()
  })

  it('that is taken back shows it, although the answer never came', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource|net::/ })
    await visit.open(`${DETAILS}?applyId=FA4`)
    await visit.loseAnswer('ftApplicationWithdraw')
    await visit.tap('撤回申请')
    await visit.tap('确认撤回')
    await visit.see('您已撤回申请。')
    assert.equal(await visit.front().getByRole('button', { name: '撤回申请' }).count(), 0)
    assert.equal((await app.log('ftApplicationWithdraw')).length, 1)
    await visit.close()
  })
})
