import type { OrderStatus } from '@/contract/machines/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { orderInTheWay } from './unsigned'

const order = (product_id: string, order_status: OrderStatus) => ({
  order_id: `D-${product_id}`,
  product_id,
  order_status,
})
const OF_C02 = { orderId: 'D-C02', reason: '您有一笔该产品的订单尚未签署，请先签署或撤销' }
const TOO_MANY = { orderId: '', reason: '您有5笔订单尚未签署，请先签署或撤销其中一笔' }
const OTHERS = ['P01', 'P05', 'P06', 'P07', 'P08'].map(id => order(id, S.toSign))

test.each([
  ['nothing', [], undefined],
  ['one to sign of the product', [order('C02', S.toSign)], OF_C02],
  ['one whose contract was opened', [order('C02', S.signing)], OF_C02],
  ['one of another product', [order('C04', S.toSign)], undefined],
  ['one that is signed', [order('C02', S.toPay)], undefined],
  ['one that waits for its recording', [order('C02', S.toRecord)], undefined],
  ['a booking', [order('C02', S.booked)], undefined],
  ['one that was taken back', [order('C02', S.cancelled)], undefined],
  ['four of others', OTHERS.slice(1), undefined],
  ['five of others', OTHERS, TOO_MANY],
  ['five, one of them of the product', [...OTHERS.slice(1), order('C02', S.toSign)], OF_C02],
] as const)('another order of C02 beside %s: %p', (_name, orders, inTheWay) => {
  expect(orderInTheWay(orders, 'C02')).toEqual(inTheWay)
})
