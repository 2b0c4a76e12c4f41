/**
 * A session that ends in the middle of a form costs nothing that was saved.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { RouteName } from '@/routes'
import type { Customer, Params } from '../customer'
import { addProducts } from '../steps/instruction-steps'
import { logIn } from '../steps/login-steps'

interface FormCase {
  readonly route: RouteName
  readonly params: Params
  /** Where the login leads back to. */
  readonly page?: RouteName
  /** From the address to the field that is typed into. */
  begin?(customer: Customer): Promise<void>
  readonly label: string | RegExp
  readonly typed: string
  /** What asks the server for something from here. */
  readonly other?: string
}

const FORMS: Readonly<Record<string, FormCase>> = {
  'a tax declaration': {
    ...{ route: 'identity/tax-type', params: {}, page: 'identity/tax-details' },
    async begin(customer) {
      await customer.tap(/既是中国税收居民/)
      await customer.tap('下一步')
    },
    ...{ label: '出生地（中文）', typed: '北京', other: '出生地（英文或拼音）' },
  },
  'a beneficiary': {
    ...{ route: 'trust-people/beneficiary', params: { applyId: 'FA3' } },
    ...{ label: '姓名', typed: '林景和', other: '详细地址' },
  },
  'an instruction': {
    ...{ route: 'trust-requests/new-instruction', params: { trustId: 'FT1' } },
    begin: customer => addProducts(customer, ['远岚·短债增利']),
    ...{ label: '申购金额（元）', typed: '400000' },
  },
  'a purchase': {
    ...{ route: 'products/product-detail-fixed', params: { productId: 'C02' } },
    ...{ label: '认购金额（元）', typed: '400000' },
  },
}

for (const [name, { route, params, page = route, begin, label, typed, other }] of Object.entries(FORMS)) {
  journey(`${name} is there again after the login`, { as: 'U1' }, async customer => {
    await customer.server.control('POST', 'ready-to-buy', { customer: 'U1' })
    await customer.open(route, params)
    await begin?.(customer)
    const isSaved = await customer.server.next('draftSave')
    await customer.type(label, typed)
    await isSaved()
    await customer.server.control('POST', 'expire', {})
    await customer.type(other ?? label, '410000')
    await logIn(customer, '19900000001')
    await customer.arriveAt(page)
    await customer.settle()
    const values = await Promise.all([label, ...(other ? [other] : [])].map(name => customer.valueOf(name)))
    const expected = other ? [typed, '410000'] : ['410000']
    assert.deepEqual(
      values.map(value => value.replace(/,/g, '')),
      expected,
    )
  })
}

for (const [who, mobile, found] of [
  ['the same customer', '19900000001', '300000'],
  ['another customer', '19900000002', ''],
] as const) {
  journey(
    `what no draft keeps is there again after the login of ${who}: '${found}'`,
    { as: 'U1' },
    async customer => {
      await customer.open('products/redeem', { positionId: 'U1-P11' })
      await customer.type('赎回份额（份）', '300000')
      await customer.server.control('POST', 'expire', {})
      await customer.tap('确认赎回')
      await customer.confirm()
      await customer.tap('获取验证码')
      await logIn(customer, mobile)
      await customer.settle()
      if (found) assert.equal((await customer.valueOf('赎回份额（份）')).replace(/,/g, ''), found)
      else assert.equal(await customer.sees('300,000'), false)
    },
  )
}

for (const lose of ['loseCall', 'loseAnswer'] as const) {
  journey(
    `a draft whose save is lost is saved again, and is no other version (${lose})`,
    { as: 'U1' },
    async customer => {
      const values = [
        ['出生地（中文）', '北京'],
        ['出生地（英文或拼音）', 'BEIJING, CHINA'],
        ['现居地址（中文）', '北京市海淀区远岚路18号院'],
      ] as const
      await customer.open('identity/tax-type')
      await FORMS['a tax declaration']?.begin?.(customer)
      await customer.see(/已自动保存 \d\d:\d\d/)
      await customer.server[lose]('draftSave')
      await customer.type(...values[0])
      await customer.see('未保存，网络恢复后继续')
      await customer.type(...values[1])
      await customer.see(/已自动保存 \d\d:\d\d/)
      const isSaved = await customer.server.next('draftSave')
      await customer.type(...values[2])
      await isSaved()
      assert.equal(await customer.sees(/在其他设备上/), false)
      await customer.reopen()
      for (const [label, value] of values) assert.equal(await customer.valueOf(label), value)
    },
  )
}
