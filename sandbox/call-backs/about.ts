import type { ContactTopic } from '@/contract/contact'
import { labelOf } from '@/contract/labels'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import type { HandlerContext } from '../api/handler'
import { findOrder } from '../store/orders'
import { findPosition } from '../store/positions'
import { benefitsOf } from '../store/beneficiaries'
import { trustById } from '../store/trusts'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today'>

/** Names of what a topic can be about: of the customer's own things alone, so that no id of another tells its name. */
const NAMES: Partial<Record<ContactTopic, (id: string, asking: Asking) => string | undefined>> = {
  [CONTACT_TOPIC.order]: (id, { db, customerId }) => {
    const order = findOrder(db, id)
    return order?.customer_id === customerId ? order.product_name : undefined
  },
  [CONTACT_TOPIC.holding]: (id, { db, customerId }) => {
    const position = findPosition(db, id)
    return position?.customer_id === customerId ? position.product_name : undefined
  },
  [CONTACT_TOPIC.trust]: (id, { db, customerId, today }) => {
    const trust = trustById(db, id)
    const isOwn = trust?.principal_id === customerId
    const benefits = isOwn ? true : benefitsOf(db, customerId, today()).some(row => row.trust_id === id)
    return isOwn || benefits ? trust?.name : undefined
  },
}

/** What a call is about, in words: the topic, and the name of the thing when it is the customer's own. */
export function aboutOf(topic: ContactTopic, subject: string, asking: Asking): string {
  const label = labelOf(CONTACT_TOPIC, topic)
  const name = subject ? NAMES[topic]?.(subject, asking) : undefined
  return name ? `${label} · ${name}` : label
}
