import type { Customer } from '../customer'

/** Logs in on the page of the login, to which the product has led. */
export async function logIn(customer: Customer, mobile: string): Promise<void> {
  await customer.arriveAt('account/login')
  await customer.type('手机号', mobile)
  await customer.tap('获取验证码')
  await customer.see(/\d+ 秒后重新获取/)
  await customer.type('验证码', await customer.server.lastCode())
  await customer.agree()
  await customer.tap('登录')
}
