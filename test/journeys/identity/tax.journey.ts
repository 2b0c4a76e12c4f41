/**
 * The declaration of tax residence, signed by keyboard and confirmed by a code.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { INNER } from '@/contract/codes'
import type { Customer } from '../customer'

const declared = (customer: Customer) => customer.server.calls('taxDeclareSubmit')

/** Up to the signature of who is taxed in China alone. */
async function toSignature(customer: Customer): Promise<void> {
  await customer.open('identity/tax-type')
  await customer.see('还缺税收居民身份和确认勾选')
  await customer.tap('仅为中国税收居民')
  await customer.tap('本人确认以上信息真实')
  await customer.tap('签名并提交')
}

/** Signs and confirms it by a code. */
async function sign(customer: Customer, name: string): Promise<void> {
  await customer.see('请签')
  await customer.signByKeyboard(name)
  await customer.see('验证码将发送至')
  await customer.proveByCode()
}

journey(
  'who is taxed in China alone declares it by a choice, a promise and a signature',
  { as: 'U1' },
  async customer => {
    await toSignature(customer)
    await sign(customer, '林致远')
    await customer.arriveAt('identity/tax-result')
    await customer.see('声明已生效')
    const [one, ...others] = await declared(customer)
    assert.deepEqual([one?.requestData.taxType, one?.requestData.promise, others.length], ['1', '1', 0])
    assert.match(String(one?.requestData.signFileId), /^[\w-]+$/)
  },
)

journey(
  'a refused declaration asks for a new signature, which is another one',
  // The next code can be asked for a minute later, which passes for the page alone.
  { as: 'U1', on: ['page'] },
  async customer => {
    await toSignature(customer)
    await customer.server.refuse('taxDeclareSubmit', INNER.invalidInput, '请检查填写内容')
    await sign(customer, '林致远')
    await customer.see('请检查填写内容')
    assert.equal(await customer.valueOf('姓名'), '')
    await customer.server.pass(61)
    await sign(customer, '林致远')
    await customer.arriveAt('identity/tax-result')
    // Each signature is asked for its proof, and saved with it.
    const signatures = await customer.server.calls('signatureSave')
    assert.deepEqual([signatures.length, (await declared(customer)).length], [4, 2])
  },
)

journey(
  'a declaration whose answer was lost is handed in once, with the same signature',
  { as: 'U1' },
  async customer => {
    await toSignature(customer)
    await customer.server.loseAnswer('taxDeclareSubmit')
    await sign(customer, '林致远')
    await customer.see(/尚未确认|网络连接失败/)
    await customer.reopen()
    await customer.see('2026-11-20')
    const numbers = (await declared(customer)).map(({ requestData }) => requestData.requestNo)
    assert.equal(new Set(numbers).size, 1)
  },
)
