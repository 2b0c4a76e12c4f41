import { INST_SIDE } from '@/contract/tables/instruction'
import { dateTimeInShanghai } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import { intoReason } from '@/lib/instruction-rules'
import { ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { detailOf, instructionOf } from '../instructions/answer'
import { cancelInstruction, createInstruction, updateInstruction } from '../instructions/give'
import { instructReason, OUTSIDE_POOL, termsOf } from '../instructions/terms'
import { resolvePeriod } from '../portfolio/period'
import { instructionById, instructionsOf } from '../store/instructions'
import { pageOf } from '../store/page'
import { trustsOfPrincipal, type TrustRow } from '../store/trusts'
import { principalTrust } from '../trusts/rights'

/** Why there can be no new instruction: for the trust that is asked about, else for every one of the customer's. */
function createReason(trusts: readonly TrustRow[]): string {
  const reasons = trusts.map(instructReason)
  return reasons.includes('') ? '' : (reasons[0] ?? '您还没有家族信托')
}

/** Handlers of `src/contract/instruction.ts`. */
export const instructionHandlers = {
  instructionPrepare({ trustId, instId = '' }, context) {
    const { db, customerId, now } = context
    if (instId) ownRow(instructionById(db, instId), customerId)
    return termsOf(db, principalTrust(trustId, context), now(), instId)
  },

  instructionCreate: createInstruction,
  instructionUpdate: updateInstruction,
  instructionCancel: cancelInstruction,

  instructionList({ trustId, status, range, startDate, endDate, ...paging }, context) {
    const { db, customerId, today } = context
    const period = resolvePeriod({ range, startDate, endDate }, today())
    const trusts = trustId ? [principalTrust(trustId, context)] : trustsOfPrincipal(db, customerId)
    const rows = instructionsOf(db, customerId, trustId ?? '').filter(row => {
      const day = dateTimeInShanghai(row.created_at).slice(0, 10)
      return (
        (!status || row.status === status) &&
        (!period.startDate || day >= period.startDate) &&
        (!period.endDate || day <= period.endDate)
      )
    })
    const page = pageOf(rows, paging)
    return { ...page, list: page.list.map(row => instructionOf(db, row)), createReason: createReason(trusts) }
  },

  instructionDetail({ instId }, { db, customerId }) {
    return detailOf(db, ownRow(instructionById(db, instId), customerId))
  },

  instructionProductList({ trustId, side, keyword = '', riskLevel, productType, ...paging }, context) {
    const { db, now } = context
    const terms = termsOf(db, principalTrust(trustId, context), now())
    const isInto = side === INST_SIDE.into
    const rows = terms.products
      .map(product => ({ product, reason: isInto ? intoReason(product, terms) : product.outReason }))
      .filter(
        ({ product }) =>
          (isInto ? product.inReason !== OUTSIDE_POOL : isPositive(product.shares)) &&
          product.productName.includes(keyword.trim()) &&
          (!riskLevel || product.riskLevel === riskLevel) &&
          (!productType || product.productType === productType),
      )
    const page = pageOf(rows, paging)
    return {
      ...page,
      list: page.list.map(({ product, reason }) => ({
        ...product,
        selectable: reason === '' ? ('1' as const) : ('0' as const),
        reason,
      })),
    }
  },
} satisfies Partial<Handlers>
