import { INNER } from '@/contract/codes'
import { FACE_ABOVE } from '@/contract/redemption'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { compareDecimals } from '@/lib/decimal'
import { isOff } from '@/lib/flag'
import { proceedsOf, redeemError } from '@/lib/redemption'
import { sharedRate, takeFromLots } from '@/lib/share-lots'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { twoDigits } from '../portfolio/amounts'
import { valuationOf } from '../portfolio/valuation'
import { lotsOf } from '../redemption/lots'
import { termsOf } from '../redemption/terms'
import { customerById } from '../store/customers'
import { movementsOf } from '../store/movements'
import { findPosition } from '../store/positions'
import { insertTrades, newSerialNo } from '../store/trades'
import { useProofs } from '../store/verify-tokens'

function ownTerms(positionId: string, { db, customerId, now, today }: HandlerContext) {
  const row = ownRow(findPosition(db, positionId), customerId)
  const movement = movementsOf(db, customerId, row.product_id).get(row.product_id)
  const valuation = valuationOf(db, row, today(), movement)
  const terms = termsOf({
    row,
    valuation,
    customer: customerById(db, customerId),
    lots: day => lotsOf(db, row, day, valuation.availableShares),
    now: now(),
  })
  return { row, terms }
}

/** Handlers of `src/contract/redemption.ts`. */
export const redemptionHandlers = {
  redeemPreCheck: ({ positionId }, context) => ownTerms(positionId, context).terms,

  redeemApply({ positionId, shares, verifyToken, faceToken }, context) {
    const { db, customerId, now } = context
    const { row, terms } = ownTerms(positionId, context)
    if (isOff(terms.canRedeem)) throw new BusinessError(INNER.notInOpenPeriod, { msg: terms.reason })
    const error = redeemError(shares, terms)
    if (error) throw invalidField('shares', error)
    const estimate = proceedsOf(shares, terms.netValue, '0')?.gross ?? '0.00'
    const needsFace = compareDecimals(estimate, FACE_ABOVE) === 1
    useProofs(
      db,
      { customerId, scene: 'redemption', subject: positionId, now: now() },
      needsFace ? { face: faceToken } : { sms: verifyToken },
    )
    const time = dateTimeInShanghai(now())
    const serialNo = newSerialNo(db, time.slice(0, 10))
    insertTrades(db, [
      {
        trade_id: `T${serialNo}`,
        serial_no: serialNo,
        customer_id: customerId,
        product_id: row.product_id,
        product_name: row.product_name,
        product_type: row.product_type,
        trade_type: TRADE_TYPE.redemption,
        trade_status: TRADE_STATUS.accepted,
        apply_time: time,
        trade_day: terms.tradeDay,
        apply_shares: twoDigits(shares),
        fee_rate: sharedRate(takeFromLots(terms.lots, shares) ?? []),
        bank_name: row.bank_name,
        card_no_mask: row.card_no_mask,
      },
    ])
    return {
      tradeId: `T${serialNo}`,
      tradeStatus: TRADE_STATUS.accepted,
      estimate,
      expectedConfirmDate: terms.expectedConfirmDate,
      expectedArriveDate: terms.expectedArriveDate,
    }
  },
} satisfies Partial<Handlers>
