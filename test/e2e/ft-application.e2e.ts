/** @run long: two pages of one customer at the same time */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { DETAILS, PROPERTY, SETUP, type } from './ft-steps'

const app = useApp()

describe('applying for a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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
})
