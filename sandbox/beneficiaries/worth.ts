import type { SetRef } from '@/lib/beneficiary-drafts'
import type { Db } from '../store/database'
import { applicationById } from '../store/ft-applications'
import { trustById } from '../store/trusts'
import { worthToBe } from '../trust-applications/establish'
import type { Worth } from '../trusts/schedule'

const NOTHING: Worth = { total_assets: '0.00', cash: '0.00' }

/** What there is to pay out of: what the trust has, or what it will begin with by the property named so far. */
export function worthOf({ applyId, trustId = '' }: SetRef, db: Db): Worth {
  if (applyId === undefined) return trustById(db, trustId) ?? NOTHING
  const row = applicationById(db, applyId)
  return (row && worthToBe(row)) ?? NOTHING
}
