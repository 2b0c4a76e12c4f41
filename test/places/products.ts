import { by, type Places } from './place'

export const productsPlaces: Places<'products'> = {
  'products/net-values': [by('U1', { productId: 'P05' })],
  'products/order-list': [by('U1'), by('U1', { orderTab: '1' }), by('U3')],
  'products/order-detail': [
    by('U1', { orderId: 'D2026111810004' }),
    by('U1', { orderId: 'D2026111910002' }),
    by('U1', { orderId: 'D2026111110011' }),
  ],
  'products/redeem': [by('U1', { positionId: 'U1-P11' }), by('U1', { positionId: 'U1-P07' })],
  'products/intro': [by('U1', { productId: 'C03' })],
  'products/intro-fixed': [by('U1', { productId: 'C02' })],
  'products/product-detail': [by('U1', { productId: 'C03' }), by('U1', { productId: 'C05' })],
  'products/product-detail-fixed': [by('U1', { productId: 'C02' })],
  'products/booking': [
    by('U1', { productId: 'C04' }),
    by('U1', { productId: 'C02', reserveId: 'D2026111110011' }),
  ],
  'products/product-calendar': [by('U1'), by('U3'), by('U6', { month: '2026-10', mine: '1' })],
}
