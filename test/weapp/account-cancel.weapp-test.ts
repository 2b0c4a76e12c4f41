/** @run long: the agreement is read for the seconds of a phone; both phones of the customer forget the session */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const PAGE = 'packages/account/leaving/account-cancel/index'
const LOGIN = 'packages/account/session/login/index'

/** An application of U3's that waits for the office, and the phone it was made on. */
async function applied(): Promise<Phone> {
  const phone = await app.launch({ customer: 'U3', path: PAGE })
  await phone.see('（全文完）')
  await app.control('POST', 'clock', { advanceSeconds: 10 })
  await phone.host.pass(10_000)
  await phone.until('it was not read', () => !phone.says(/还需阅读|请阅读至文末/))
  await phone.tap('申请注销账户')
  await phone.see('请阅读并同意相关协议')
  await phone.tapOn('.agreement-box__target')
  await phone.tap('申请注销账户')
  await phone.see('确认申请注销账户？')
  await phone.tap('继续申请')
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap('提交申请')
  await phone.see('注销申请审核中')
  return phone
}

describe('closing the account', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('ends every session once the office has passed it, and the login says so', async () => {
    const phone = await applied()
    const other = await app.launch({ customer: 'U3' })
    const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=accountCancel')
    await app.control('POST', 'office', {
      kind: 'accountCancel',
      id: waiting?.id,
      isPassed: true,
      reason: '',
    })
    for (const one of [phone, other]) {
      await one.visit('packages/suitability/hub/identify-info/index')
      await one.arriveAt(LOGIN)
      assert.equal(one.stored('sessionToken'), undefined)
    }
    other.close()
    // The phone was sent a code a moment ago.
    await app.control('POST', 'clock', { advanceSeconds: 60 })
    await app.logIn(phone, '19900000003')
    await phone.see(/该账户已.*注销/)
    assert.equal(phone.stored('sessionToken'), undefined)
    phone.close()
  })
})
