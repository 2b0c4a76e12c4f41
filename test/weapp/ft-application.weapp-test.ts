/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import {
  begin,
  confirmSummary,
  DETAILS,
  fillPapers,
  fillPrincipal,
  fillProperty,
  fillSetup,
  PEOPLE,
  PROPERTY,
  send,
  SETUP,
  SUMMARY,
  TRUSTS,
} from './ft-steps'
import { useApp } from './harness'

const app = useApp()
describe('applying for a family trust', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads who is not married past the spouse to the people, saved while it is typed', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRUSTS })
    await begin(phone)
    await fillPrincipal(app, phone, '离异')
    await fillPapers(phone)
    await phone.arriveAt(SUMMARY)
    await phone.see('林*远')
    assert.doesNotMatch(phone.text(), /lin\.zhiyuan@mail\.example|19900000001/)
    await confirmSummary(phone)
    await fillSetup(phone, '家庭服务信托', '林氏家庭服务信托', '999999')
    await phone.see('家庭服务信托设立金额不低于100万元')
    await phone.type('设立金额（元）', '1000000')
    await phone.tap('标准方案')
    await send(phone)
    await fillProperty(phone, '1000000')
    await phone.see('人民币壹佰万元整')
    await send(phone)
    await phone.arriveAt(PEOPLE)
    phone.close()
  })

  it('shows the later of two phones what the other has saved; one question decides, and the choice is saved', async () => {
    const path = `${SETUP}?applyId=FA5`
    const [one, other] = [
      await app.launch({ customer: 'U6', path }),
      await app.launch({ customer: 'U6', path }),
    ]
    for (const phone of [one, other]) await phone.see('特别意愿（选填）')
    await one.type('特别意愿（选填）', '勤俭持家')
    await until('the draft is saved', async () => (await app.log('draftSave')).length > 0)
    await other.type('特别意愿（选填）', '诗书传家')
    await other.see('在其他设备上改过，请选择')
    await other.tap('下一步')
    await other.see('保留哪一份？')
    await other.see(/不同之处：特别意愿（本机“诗书传家”，另一份“勤俭持家”）。/)
    await other.tap('保留这一份')
    await other.arriveAt(PROPERTY)
    other.close()
    // The first one has seen nothing of it: it is asked in its turn, once, and takes the other's.
    await one.tap('下一步')
    await one.see(
      '这一步已在其他设备上保存过。不同之处：特别意愿（本机“勤俭持家”，另一份“诗书传家”）。请选择保留本机正在填写的内容，或改用另一份内容；未选的一份不再保留。',
    )
    await one.tap('用另一份')
    await one.until('the other one did not come', () => one.field('特别意愿（选填）').value === '诗书传家')
    one.close()
    const saves = await app.log('ftSetupSave')
    assert.deepEqual(
      saves.map(({ requestData, innerCode }) => [requestData.wishes, innerCode]),
      [
        ['诗书传家', '00000000'],
        ['勤俭持家', '10050001'],
      ],
    )
  })

  it('that was sent back opens where the reviewer spoke, is handed in again, and taken back', async () => {
    const remarks = [{ section: 'setup', field: 'purpose', content: '请写明用于哪些教育支出' }]
    const decision = { isPassed: false, reason: '', remarks }
    await app.control('POST', 'office', { kind: 'ftApplication', id: 'FA4', ...decision })
    const phone = await app.launch({ customer: 'U1', path: `${DETAILS}?applyId=FA4` })
    await phone.tap('请写明用于哪些教育支出')
    await phone.arriveAt(SETUP)
    await phone.see(/审核退回，这一步有 1 处待修改/)
    await phone.type('设立目的', '为长女留学四年的学费与生活费作安排，余额用于家庭应急。')
    await phone.tap('保存修改')
    await phone.arriveAt(DETAILS)
    await phone.see('已修改')
    await phone.tap('重新提交')
    await phone.tap('确认提交')
    await phone.see('待审核')
    await phone.tap('撤回申请')
    await phone.tap('确认撤回')
    await phone.see('已撤回')
    phone.close()
  })
})
