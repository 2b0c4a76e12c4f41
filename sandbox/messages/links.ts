import type { HandlerContext } from '../api/handler'
import { activityById } from '../store/activities'
import { articleById } from '../store/articles'
import { findBankChange } from '../store/bank-changes'
import { documentById } from '../store/documents'
import { applicationById } from '../store/ft-applications'
import { instructionById } from '../store/instructions'
import type { MessageRow } from '../store/messages'
import { holdsProduct } from '../store/positions'
import { surveyById } from '../store/surveys'
import { findTrade } from '../store/trades'

type Context = Pick<HandlerContext, 'db' | 'customerId' | 'now'>

/** Whether the customer still has the thing, by what kind of thing it is; kinds that are not listed never go away. */
const IS_THERE: Readonly<Record<string, (id: string, context: Context) => boolean>> = {
  activity: (id, { db }) => activityById(db, id) !== undefined,
  article: (id, { db, customerId }) => articleById(db, customerId, id) !== undefined,
  bankChange: (id, { db, customerId }) => findBankChange(db, id)?.customer_id === customerId,
  disclosure(id, { db, customerId }) {
    const productId = documentById(db, customerId, id)?.product_id
    return typeof productId === 'string' && holdsProduct(db, customerId, productId)
  },
  ftApplication: (id, { db }) => applicationById(db, id) !== undefined,
  instruction: (id, { db, customerId }) => instructionById(db, id)?.customer_id === customerId,
  survey: (id, { db, customerId }) => surveyById(db, customerId, id) !== undefined,
  trade: (id, { db, customerId }) => findTrade(db, id)?.customer_id === customerId,
}

/** Whether a message still leads somewhere: it has not expired, and what it is about is there. */
export function leadsSomewhere(row: MessageRow, context: Context): boolean {
  if (row.expires_at !== null && row.expires_at <= context.now()) return false
  return IS_THERE[row.biz_type]?.(row.biz_id, context) ?? true
}
