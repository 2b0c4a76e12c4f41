import type { Customer, Params } from '../customer'

export const openInvestor = (customer: Customer, params?: Params) =>
  customer.open('suitability/investor-declaration', params)

/** Reads the declaration to its end, for its seconds: the server measures them too. */
export async function readDeclaration(customer: Customer) {
  await customer.scrollTo('（全文完）')
  const reported = await customer.server.next('docReadReport')
  await customer.server.pass(10)
  await reported()
  await customer.seeNoMore(/还需阅读|请阅读至文末/)
}
