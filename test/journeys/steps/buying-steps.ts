import type { Customer } from '../customer'

/** From the order's page: the customer says that the money was sent. */
export async function markPaid(customer: Customer): Promise<void> {
  await customer.tap('我已打款')
  await customer.tap('提交')
  await customer.see('打款待确认')
}
