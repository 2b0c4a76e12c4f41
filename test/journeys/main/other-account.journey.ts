/**
 * The session becomes another customer's while a page is open: nothing is done in the wrong name, and no page of the last one stays.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

const TITLE = '赎回款项到账较慢'
const LEFT = '登录账户已变更，未提交的内容没有提交'

async function writeComplaint(customer: Customer): Promise<void> {
  await customer.open('advisor/ticket')
  await customer.tap('投诉')
  await customer.type('主题', TITLE)
  await customer.type('内容', '11 月 12 日提交的赎回，至今没有到账，请帮忙查询。')
}

journey('a complaint is not filed in the name of who logged in meanwhile', { as: 'U1' }, async customer => {
  await writeComplaint(customer)
  await customer.switchAccount('U3')
  await customer.tap('提交')
  await customer.see(LEFT)
  await customer.arriveAt('main/home')
  assert.deepEqual(
    (await customer.server.calls('ticketCreate')).map(({ innerCode }) => innerCode),
    ['10060004'],
  )
  assert.deepEqual(await customer.server.rows('tickets', { title: TITLE }), [])
})

journey(
  'who comes back to the page of another customer sees their own home',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/overview')
    await customer.see(/14,645,525/)
    await customer.switchAccount('U3')
    await customer.comeToFront()
    await customer.arriveAt('main/home')
    await customer.see(LEFT)
    assert.ok(!/14,645,525/.test(await customer.words()))
  },
)

journey('no draft of one customer is saved for another', { as: 'U1' }, async customer => {
  await customer.open('identity/tax-type')
  await customer.tap('仅为非居民')
  await customer.switchAccount('U3')
  await customer.tap('既是中国税收居民又是其他国家（地区）税收居民')
  await customer.comeToFront()
  await customer.arriveAt('main/home')
  await customer.see(LEFT)
  await customer.server.pass(10)
  const saved = await customer.server.calls('draftSave')
  assert.deepEqual(
    saved.filter(({ innerCode }) => innerCode === '00000000'),
    [],
  )
})

journey(
  'a signature that is proved goes to nobody once the account has changed',
  { as: 'U1' },
  async customer => {
    await customer.open('identity/tax-type')
    await customer.tap('仅为中国税收居民')
    await customer.tap('本人确认以上信息真实')
    await customer.tap('签名并提交')
    await customer.see('请签')
    await customer.switchAccount('U3')
    await customer.signByKeyboard('林致远')
    await customer.arriveAt('main/home')
    await customer.see(LEFT)
    assert.deepEqual(await customer.server.calls('taxDeclareSubmit'), [])
  },
)
