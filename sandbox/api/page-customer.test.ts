import { INNER } from '@/contract/codes'
import { CUSTOMER_HEADER } from '@/lib/customer-header'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let own: string
let other: string

beforeAll(async () => {
  await cleanUp()
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
  const idOf = async (customer: 'U1' | 'U3') => {
    await browser.loginAs(customer)
    return ((await browser.call('userDetail')).data as { id: string }).id
  }
  other = await idOf('U3')
  own = await idOf('U1')
})
afterAll(cleanUp)

const body = JSON.stringify({ requestData: {} })
const call = (name: string, customer: string) => browser.callRaw(name, body, { [CUSTOMER_HEADER]: customer })

test("a call from the page of the session's customer is served", async () => {
  expect((await call('homeSummary', own)).inner).toBe(INNER.success)
})

test.each(['homeSummary', 'userDetail'])("%s from another customer's page is refused", async name => {
  expect(await call(name, other)).toMatchObject({
    inner: INNER.otherCustomer,
    msg: '登录账户已变更，本次操作没有提交',
  })
})

test("a write from another customer's page is not carried out, and may be tried again", async () => {
  const careMode = { requestData: { careMode: '1', requestNo: 'page-customer-1' } }
  const write = (customer: string) =>
    browser.callRaw('careModeSet', JSON.stringify(careMode), { [CUSTOMER_HEADER]: customer })
  const isOn = async () => ((await browser.call('userDetail')).data as { careMode?: string }).careMode
  const before = await isOn()
  expect((await write(other)).inner).toBe(INNER.otherCustomer)
  expect(await isOn()).toBe(before)
  expect((await write(own)).inner).toBe(INNER.success)
  expect(await isOn()).toBe('1')
})

test('what anybody may ask does not hang on the page', async () => {
  expect((await call('helpHotList', other)).inner).not.toBe(INNER.otherCustomer)
})
