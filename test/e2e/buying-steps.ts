import type { useApp, Visit } from './harness'
import { PAGES } from './signing-steps'

type App = ReturnType<typeof useApp>

export const amountOf = (visit: Visit) => visit.front().getByLabel(/^(认购|追加申购)金额（元）$/)
export const typeAmount = (visit: Visit, amount: string) => amountOf(visit).fill(amount)

/** From the amount to the last question. */
export async function offer(visit: Visit, amount: string): Promise<void> {
  await typeAmount(visit, amount)
  await visit.tap('认购')
  await visit.see('确认认购')
}

export const confirmOffer = (visit: Visit) =>
  visit.page.getByRole('dialog').getByRole('button', { name: '确认并去签署' }).click()

/** From the amount to the order's page. Answers the order's id. */
export async function order(visit: Visit, amount: string): Promise<string> {
  await offer(visit, amount)
  await confirmOffer(visit)
  await visit.arriveAt(PAGES.order)
  return new URL(visit.page.url()).searchParams.get('orderId') ?? ''
}

/** From the order's page: the customer says that the money was sent. */
export async function markPaid(visit: Visit): Promise<void> {
  await visit.tap('我已打款')
  await visit.tap('提交')
  await visit.see('打款待确认')
}

/** The company's word on what waits for it. */
export const decide = (app: App, kind: string, id: string, more: object = {}) =>
  app.control('POST', 'office', { kind, id, isPassed: true, ...more })
