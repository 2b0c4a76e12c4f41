import { PageStack } from '@test/page-stack'
import { PageShell } from '@/domains/shell/page-shell'
import { ViewingGate } from './viewing-gate'

/** A page of a product, as one will stand in the gate. */
const stack = new PageStack({
  'products/net-values': () =>
    Promise.resolve({
      default: () => (
        <PageShell route="products/net-values">
          <ViewingGate>产品资料</ViewingGate>
        </PageShell>
      ),
    }),
})
afterAll(() => stack.close())

test('shows a product to who counts as a qualified investor', async () => {
  await stack.open('products/net-values', { productId: 'P05' }, 'U1')
  expect(stack.text).toContain('产品资料')
})

test('leads everybody else to the confirmation, which leads back to the very product', async () => {
  await stack.open('products/net-values', { productId: 'P05' }, 'U2')
  expect(stack.text).not.toContain('产品资料')
  await stack.tap('viewing-confirm')
  const back = encodeURIComponent('product/historyNetData?productId=P05')
  expect(stack.address).toBe(`agreement/investorExplain?viewOnly=1&returnTo=${back}`)
})
