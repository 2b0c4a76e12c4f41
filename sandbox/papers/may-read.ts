import type { HandlerContext } from '../api/handler'
import { maySeeProduct } from '../purchase/visible'
import type { DocumentRow } from '../store/documents'
import { applicationById } from '../store/ft-applications'
import { hasContractFor } from '../store/orders'
import { mayUse, type TrustRight } from '../trusts/rights'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today' | 'now'>

/** What a paper asks of a trust's beneficiary: contracts want a right of their own. */
const rightFor = (document: DocumentRow): TrustRight => (document.kind === 'disclosure' ? 'view' : 'contract')

/** Whether the customer may read a document: they may see its product, sign or signed for it, or have the right in its trust. */
export function mayRead(document: DocumentRow, context: Asking): boolean {
  const { product_id: productId } = document
  if (productId !== null) {
    if (maySeeProduct(productId, context)) return true
    const { db, customerId } = context
    const isOwnTrust = applicationById(db, productId)?.customer_id === customerId
    return document.sign_order > 0 && (isOwnTrust || hasContractFor(db, customerId, productId))
  }
  return document.trust_id !== null && mayUse(document.trust_id, rightFor(document), context)
}
