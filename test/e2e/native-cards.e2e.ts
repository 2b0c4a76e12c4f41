/** @run long: the native app’s other flows; its bridge is in simulator and native-photos */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp } from './harness'
import { type NativeApp, openInApp } from './native-app'

const app = useApp()
const MOBILE = '19900000001'
/** The customer's own debit card, with blanks as a camera reads it; one whose check digit is wrong; a credit card. */
const OWN = '6205 5000 0000 0000 012'
const MISREAD = '6205500000000000013'
const CREDIT = '6250947000000022'

const sheetOf = (phone: NativeApp) => phone.page.getByRole('dialog', { name: '添加银行卡' })
const numberOf = (phone: NativeApp) => sheetOf(phone).getByLabel('银行卡号').inputValue()
const holds = (phone: NativeApp, digits: string) =>
  until(`${digits} stands there`, async () => (await numberOf(phone)).replace(/ /g, '') === digits)

/** The sheet that adds a card, on the page that adds to a trust; the test speaks for the app. */
async function openSheet(expectedErrors?: RegExp): Promise<NativeApp> {
  const path = 'myPosition/supplementarydistri?trustId=FT1'
  const phone = await openInApp(app, { path, customer: 'U1', isAnswering: false, expectedErrors })
  await phone.tap('现金', 'radio')
  await phone.tap('添加银行卡', 'link')
  await sheetOf(phone).waitFor()
  return phone
}

/** Asks for a scan; the app answers with this. */
async function scan(phone: NativeApp, payload: unknown, name = 'transmitBankCard'): Promise<void> {
  await phone.tap('扫描银行卡')
  await phone.call(name, payload)
}

describe('a bank card that the native app reads', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const name of ['transmitBankCard', 'setBankNo']) {
    it(`by ${name} stands in its field, is verified and bound`, async () => {
      const phone = await openSheet()
      await scan(phone, { bankNo: OWN, bankName: '远山银行' }, name)
      await holds(phone, '6205500000000000012')
      assert.equal((await phone.asked('scanBankCard')).length, 1)
      await sheetOf(phone).getByLabel('银行预留手机号').fill(MOBILE)
      const verifying = phone.visit.call('bankCardVerify')
      await phone.tap('获取验证码')
      const { requestData } = (await verifying).postDataJSON() as { requestData: { cardNo: string } }
      assert.equal(requestData.cardNo, '6205500000000000012')
      await phone.see(/\d+ 秒后重新获取/)
      await sheetOf(phone)
        .getByLabel('验证码')
        .fill(await app.lastCode())
      await phone.tap('确认绑定')
      await phone.page.getByRole('radio', { name: '远山银行 借记卡（0012）' }).waitFor()
      assert.equal((await app.log('bankCardBind')).length, 1)
      await phone.visit.close()
    })
  }

  it('that was read wrongly is said, and a second scan takes its place', async () => {
    const phone = await openSheet()
    await sheetOf(phone).getByLabel('银行预留手机号').fill(MOBILE)
    await scan(phone, { bankNo: MISREAD })
    await holds(phone, MISREAD)
    await phone.tap('获取验证码')
    await phone.see('请输入正确的银行卡号')
    assert.deepEqual(await app.log('bankCardVerify'), [])
    await scan(phone, { bankNo: CREDIT })
    await holds(phone, CREDIT)
    await phone.tap('获取验证码')
    await phone.see('仅支持本人借记卡')
    await scan(phone, { bankNo: OWN })
    await holds(phone, '6205500000000000012')
    assert.equal(await phone.page.getByText('仅支持本人借记卡').filter({ visible: true }).count(), 0)
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    // Another card than the bank was asked about needs a code of its own.
    await sheetOf(phone)
      .getByLabel('验证码')
      .fill(await app.lastCode())
    await scan(phone, { bankNo: CREDIT })
    await holds(phone, CREDIT)
    await phone.tap('确认绑定')
    await phone.see('请先获取验证码')
    assert.deepEqual(await app.log('bankCardBind'), [])
    await phone.visit.close()
  })

  it('that could not be read leaves what stands there, to be typed or read again', async () => {
    const phone = await openSheet(/dropped native call/)
    await sheetOf(phone).getByLabel('银行卡号').fill('6205500000')
    for (const junk of [
      {},
      { bankNo: '' },
      { bankNo: '识别失败' },
      { bankNo: '<b>6200</b>' },
      null,
      'failed',
    ]) {
      await scan(phone, junk)
    }
    assert.equal((await phone.asked('scanBankCard')).length, 6)
    assert.equal((await numberOf(phone)).replace(/ /g, ''), '6205500000')
    await scan(phone, { bankNo: OWN })
    await holds(phone, '6205500000000000012')
    await phone.visit.close()
  })

  it('and comes when the sheet is closed is nobody’s, and does not stand in the next one', async () => {
    const phone = await openSheet()
    await phone.tap('扫描银行卡')
    await phone.tap('关闭')
    await sheetOf(phone).waitFor({ state: 'hidden' })
    await phone.call('transmitBankCard', { bankNo: OWN })
    await phone.tap('添加银行卡', 'link')
    await sheetOf(phone).waitFor()
    assert.equal(await numberOf(phone), '')
    await phone.visit.close()
  })
})
