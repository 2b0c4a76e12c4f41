/**
 * The steps of an application for a family trust.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { specimenPhoto } from '../../e2e/card-photo'
import { pick } from '../steps/ft-people-steps'

journey(
  'a step that was saved can be changed and saved again: it is asked about no other device',
  { as: 'U6' },
  async customer => {
    await customer.open('trust-application/setup', { applyId: 'FA5' })
    await customer.type(/^特别意愿/, '勤俭持家')
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/property')
    await customer.back()
    await customer.arriveAt('trust-application/setup')
    await customer.type(/^特别意愿/, '诗书传家')
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/property')
    const saves = await customer.server.calls('ftSetupSave')
    assert.equal(saves.length, 2)
  },
)

journey(
  'a spouse without a mainland card is entered by their passport, which lasts until its day',
  { as: 'U1' },
  async customer => {
    await customer.open('trust-application/spouse', { applyId: 'FA3' })
    await pick(customer, '证件类型', '护照')
    await customer.see('配偶证件：护照')
    await customer.tap(/^本人已取得配偶同意/)
    const upload = await customer.server.next('fileUploadFinish')
    await customer.handInPhoto(/拍摄/, specimenPhoto('front', 'fine', 'U2'))
    await upload()
    await customer.type('姓名', 'Anna Maria de Souza')
    await customer.tap(/^国籍（地区）：/)
    await customer.type('国家（地区）名称', '巴西')
    await customer.tap(/^巴西 ?[A-Z]/)
    await customer.type('证件号码', 'fz 123 456')
    await customer.type('手机号', '+86 199-0000-0002')
    await customer.choose('职业', '专业技术人员')
    await customer.tap('下一步')
    await customer.see('请选择证件有效期')
    await customer.choose('证件有效期至', '2031-05-06')
    await customer.handInFile()
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/principal-summary')
    await customer.see(/巴西/)
    const [saved] = await customer.server.calls('ftSpouseSave')
    const { idType, nationality, idExpireDate, mateBackFileId } = saved?.requestData ?? {}
    assert.deepEqual([idType, nationality, idExpireDate, mateBackFileId], ['1', 'BR', '2031-05-06', ''])
    // The way back: another device shows what was saved, and the card's own photos are no longer asked for.
    await customer.changeDevice()
    await customer.open('trust-application/spouse', { applyId: 'FA3' })
    assert.equal(await customer.valueOf('证件号码'), 'FZ123456')
    assert.equal(await customer.sees('拍摄国徽面'), false)
  },
)
