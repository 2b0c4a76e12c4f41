import type { Customer } from '../customer'

/** Has a code sent on a page that asks for it by itself, and types it. */
export async function typeCode(customer: Customer): Promise<void> {
  await customer.tap('获取验证码')
  await customer.see(/\d+ 秒后重新获取/)
  await customer.type('短信验证码', await customer.server.lastCode())
}
