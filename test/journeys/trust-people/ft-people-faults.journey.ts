/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'
import { addPerson } from '../steps/ft-people-steps'

const ADULT = {
  ...{ name: '林景和', relation: '子女', idNo: '110000200811200113', share: '100' },
  ...{ cardNo: '6200000000000005', mobile: '19900000051' },
}

const valueOf = (customer: Customer, label: string) => customer.valueOf(label)

journey(
  'ft-people with faults: a save whose answer is lost is one person, before the server and after it',
  { as: 'U1' },
  async customer => {
    await customer.open('trust-people/people', { applyId: 'FA3' })
    await addPerson(customer, ADULT)
    await customer.server.inject({ endpoint: 'ftBeneSave', httpStatus: 500, phase: 'before', times: 1 })
    await customer.tap(/^保存$/)
    await customer.settle()
    assert.equal(await valueOf(customer, '姓名'), '林景和')
    await customer.server.loseAnswer('ftBeneSave')
    await customer.tap(/^保存$/)
    await customer.settle()
    assert.equal(await valueOf(customer, '姓名'), '林景和')
    await customer.tap(/^保存$/)
    await customer.see('受益人 1 / 20')
    const saves = await customer.server.calls('ftBeneSave')
    assert.equal(new Set(saves.map(({ requestData }) => requestData.requestNo)).size, 1)
  },
)

journey(
  'ft-people with faults: what a reviewer said of somebody stands at the field of their form, and theirs alone is mended by saving it',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    const remarks = [
      { section: 'people', field: 'people.FA4-B2.address', content: '请补充门牌号' },
      { section: 'people', field: 'guardian.FA4-B1.mobile', content: '请核对监护人手机号' },
    ]
    await customer.server.control('POST', 'office', {
      ...{ kind: 'ftApplication', id: 'FA4', isPassed: false, reason: '', remarks },
    })
    await customer.open('trust-people/people', { applyId: 'FA4' })
    await customer.see(/林\*禾的监护人）：请核对监护人手机号/)
    await customer.tap('去修改')
    await customer.see(/请补充门牌号/)
    await customer.type('详细地址', '远岚路20号院1号楼301室')
    await customer.handInFile()
    await customer.tap(/^本人确认已取得受益人或其监护人同意/)
    await customer.tap(/^保存$/)
    await customer.seeNoMore(/请补充门牌号/)
    await customer.tap('去修改')
    await customer.see(/未满 18 周岁，由监护人代为行使权利/)
    await customer.see('请核对监护人手机号')
  },
)
