import type { Db } from '../store/database'
import { applicationById } from '../store/ft-applications'
import { findOrder } from '../store/orders'
import type { Signable } from './signable'
import { signableOrder } from './signable-order'
import { signableTrust } from './signable-trust'

/** What an id names that can be signed. */
export function signableById(db: Db, id: string): Signable | undefined {
  const order = findOrder(db, id)
  if (order) return signableOrder(db, order)
  const application = applicationById(db, id)
  return application && signableTrust(application)
}
