import { INNER } from '@/contract/codes'
import { GATE } from '@/contract/tables/customer'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { viewingOf } from '../investor/standing'
import { ordersOf } from '../store/orders'
import { holdsProduct } from '../store/positions'
import { findProduct, type ProductRow } from '../store/products'
import { isOffered } from './sale'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today' | 'now'>

/** The product, where it is offered, or the customer has to do with it: holds, held or ordered it. Throws `notOwner`. */
export function knownProduct(productId: string, { db, customerId, now }: Asking): ProductRow {
  const product = findProduct(db, productId)
  const isKnown =
    product &&
    (isOffered(db, product, now()) ||
      holdsProduct(db, customerId, productId) ||
      ordersOf(db, customerId).some(order => order.product_id === productId))
  if (!isKnown) throw new BusinessError(INNER.notOwner)
  return product
}

/** Refuses who may not see private products (decision Q6). */
export function refuseViewing(asking: Asking): void {
  const { canView, gate } = viewingOf(asking)
  if (canView) return
  throw new BusinessError(gate === GATE.realName ? INNER.realNameRequired : INNER.investorNotQualified)
}

/** Whether the customer may see a product and what belongs to it: their own always, others once private products may be shown. */
export function maySeeProduct(productId: string, asking: Asking): boolean {
  const { db, customerId, now } = asking
  if (holdsProduct(db, customerId, productId)) return true
  const product = findProduct(db, productId)
  return product !== undefined && isOffered(db, product, now()) && viewingOf(asking).canView
}

/** The product, to who may see private products. */
export function visibleProduct(productId: string, asking: Asking): ProductRow {
  refuseViewing(asking)
  return knownProduct(productId, asking)
}
