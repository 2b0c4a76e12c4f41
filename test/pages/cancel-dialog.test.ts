import type { CustomerKey } from '@test/control'
import { PageStack } from '@test/page-stack'
import type { RouteName } from '@/routes'

const stack = new PageStack({
  'assets/certificates': () => import('@/packages/assets/certificates/certificates'),
  'assets/redemption': () => import('@/packages/assets/trades/redemption'),
  'assets/trade': () => import('@/packages/assets/trades/trade'),
  'products/booking': () => import('@/packages/products/booking/booking'),
  'products/order-detail': () => import('@/packages/products/orders/order-detail'),
  'trust-application/application': () => import('@/packages/trust-application/application/application'),
  'trust-requests/append': () => import('@/packages/trust-requests/appends/append'),
  'trust-requests/claim': () => import('@/packages/trust-requests/claims/claim'),
  'trust-requests/instruction': () => import('@/packages/trust-requests/instructions/instruction'),
})

afterAll(() => stack.close())

const ask = async () => {
  await stack.root.nativeCalls.receive('openCancelDialog', undefined)
  await stack.settle()
}

/** Pages with something to take back, and what is asked when the customer taps for it. */
test.each<[RouteName, Readonly<Record<string, string>>, CustomerKey, string]>([
  ['products/order-detail', { orderId: 'D2026111910003' }, 'U1', '撤单原因'],
  ['products/booking', { productId: 'C02', reserveId: 'D2026111110011' }, 'U1', '确认取消预约？'],
  ['assets/trade', { tradeId: 'T2026111900126' }, 'U1', '确认撤销'],
  ['assets/redemption', { tradeId: 'T2026111900126' }, 'U1', '确认撤销'],
  ['assets/certificates', {}, 'U1', '撤回这份申请？'],
  ['trust-requests/instruction', { instId: 'IN202611200941200058' }, 'U1', '撤销这份指令？'],
  ['trust-requests/append', { appendId: 'AP2' }, 'U1', '撤回这笔追加委托？'],
  ['trust-requests/claim', { distId: 'DR039' }, 'U1', '取消原因'],
  ['trust-application/application', { applyId: 'FA4' }, 'U1', '撤回家族信托申请？'],
])('%s opens its dialog when the native app asks for it', async (page, params, customer, question) => {
  await stack.open(page, params, customer)
  expect(stack.text).not.toContain(question)
  await ask()
  expect(document.body.textContent).toContain(question)
})

test('nothing opens where nothing can be taken back', async () => {
  await stack.open('trust-requests/instruction', { instId: 'IN202611190932470042' }, 'U1')
  const before = document.body.textContent
  await ask()
  expect(document.body.textContent).toBe(before)
})
