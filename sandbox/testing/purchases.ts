import { randomUUID } from 'node:crypto'
import type { Browser } from './harness'

/** Orders C02 for the least amount, unless more is said. */
export const placeOrder = (browser: Browser, more: object = {}) =>
  browser.call('orderCreate', {
    productId: 'C02',
    amount: '300000',
    reserveId: '',
    rateDiscount: '0',
    verifyToken: '',
    requestNo: randomUUID(),
    ...more,
  })

/** Books C04 for the least amount, unless more is said. */
export const book = (browser: Browser, more: object = {}) =>
  browser.call('reserveCreate', {
    productId: 'C04',
    amount: '1000000',
    mobile: '19900000001',
    remark: '',
    verifyToken: '',
    requestNo: randomUUID(),
    ...more,
  })
