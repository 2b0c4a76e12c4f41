/**
 * Another phone for the same account, after the identity was proved.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const NEW = '19911112222'
const confirm = (customer: Customer) => customer.tap('确认更换')

/** From the settings to the form for the new phone, by face. */
async function proveByFace(customer: Customer) {
  await customer.open('settings/settings')
  await customer.tap(/^手机号/)
  await customer.arriveAt('settings/mobile')
  await customer.see('人脸识别')
  await customer.tap('验证身份')
  await customer.checkFace()
  await customer.see('确认更换')
}

/** Solves the picture, has the code sent and answers it. */
async function askForCode(customer: Customer, mobile: string) {
  await customer.type('手机号', mobile)
  await customer.tap('获取验证码')
  const [picture] = await customer.server.control<{ code: string }[]>('GET', 'captchas')
  await customer.type('图中的数字', picture?.code ?? '')
  await customer.tap('发送短信验证码')
  await customer.see(/\d+ 秒后重新获取/)
  return customer.server.lastCode()
}

journey('the phone is changed by face and the code of the new one', { as: 'U1' }, async customer => {
  await proveByFace(customer)
  await customer.type('手机号', '199 0000 0001')
  await confirm(customer)
  await customer.see('新手机号与当前手机号相同，请输入另一个号码')
  const code = await askForCode(customer, NEW)
  await customer.type('验证码', code === '000000' ? '000001' : '000000')
  await confirm(customer)
  await customer.see('验证码错误')
  assert.equal(await customer.valueOf('手机号'), NEW)
  await customer.type('验证码', code)
  await confirm(customer)
  await customer.arriveAt('settings/settings')
  await customer.see('199****2222')
  const sent = (await customer.server.calls('mobileChange')).at(-1)
  assert.deepEqual([sent?.requestData.mobile, sent?.requestData.verifyToken], ['199****2222', ''])
  await customer.open('messages/notices')
  await customer.see('登录手机号已更换')
})

journey(
  'who has proved no identity changes the phone by a code to the old one',
  { as: 'U3' },
  async customer => {
    await customer.open('settings/mobile')
    await customer.see('当前手机号的短信验证码')
    await customer.tap('验证身份')
    await customer.proveByCode()
    await customer.see('确认更换')
    await customer.type('验证码', await askForCode(customer, NEW))
    await confirm(customer)
    await customer.arriveAt('settings/settings')
    await customer.see('199****2222')
  },
)

journey(
  'a change whose answer is lost is asked about after a new start, and done once',
  { as: 'U1' },
  async customer => {
    await proveByFace(customer)
    await customer.type('验证码', await askForCode(customer, NEW))
    await customer.server.inject({ endpoint: 'mobileChange', emptyBody: true, phase: 'after', times: 1 })
    await confirm(customer)
    await customer.see(/结果尚未确认/)
    await customer.reopen()
    await customer.see(/更换手机号已经成功，无需再次提交/)
    await customer.see('199****2222')
  },
)

journey(
  'somebody else’s phone is refused at the field, once its code is known',
  { as: 'U1' },
  async customer => {
    await proveByFace(customer)
    await customer.type('验证码', await askForCode(customer, '19900000002'))
    await confirm(customer)
    await customer.see('该手机号已用于其他账户，请更换号码或联系客服')
  },
)
