import { INNER } from '@/contract/codes'
import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { amountInCapitals } from '@/lib/capital-amount'
import { thousands } from '@/lib/format-number'
import { BusinessError } from '../api/business-error'
import { cardAnswerOf } from '../cards/card-answer'
import { openContract, signOrder } from '../orders/moves'
import { orderRowOf } from '../orders/order-answer'
import { callUntilOf, requireCalled } from '../orders/senior-calls'
import { feeOf, feeRateOf } from '../orders/purchases'
import { refuseUnfit } from '../purchase/checks'
import type { Db } from '../store/database'
import { offerOf } from '../store/offers'
import { changeOrder, type OrderRow } from '../store/orders'
import { findProduct } from '../store/products'
import type { Signable } from './signable'

function termsOf(db: Db, row: OrderRow) {
  const product = findProduct(db, row.product_id)
  return {
    facts: [],
    productCode: product?.product_code ?? '',
    productType: row.product_type,
    riskLevel: row.risk_level,
    establishDate: row.establish_date,
    maturityDate: product?.maturity_date ?? '',
    benchmark: product?.benchmark ?? '',
    feeRate: feeRateOf(db, row),
    fee: feeOf(db, row),
    coolingHours: offerOf(db, row.product_id).cooling_hours,
  }
}

function nextOf(db: Db, row: OrderRow, time: string) {
  const { nextAction: action, payDeadline } = orderRowOf(row, time)
  const nextAction = action === 'sign' ? ('none' as const) : action
  return {
    nextAction,
    deadline: nextAction === 'none' ? '' : payDeadline,
    coolingHours: offerOf(db, row.product_id).cooling_hours,
  }
}

/** The purchase of a product, as something that is signed. */
export function signableOrder(db: Db, row: OrderRow): Signable {
  return {
    id: row.order_id,
    customer_id: row.customer_id,
    kind: 'purchase',
    status: row.order_status,
    title: row.product_name,
    amount: row.apply_amount,
    signTime: row.sign_time,
    contractNo: row.contract_no,
    signDeadline: row.sign_deadline,
    needRecord: offerOf(db, row.product_id).record_type === '' ? '0' : '1',
    papersOf: row.product_id,
    isNew: row.order_status === ORDER_STATUS.toSign,
    canSign: time => {
      const isOpen = row.order_status === ORDER_STATUS.toSign || orderMachine.allows(row.order_status, 'sign')
      return isOpen && (row.sign_deadline === '' || row.sign_deadline > time)
    },
    open: (store, now) => signableOrder(store, openContract(store, row, now)),
    takeCard: (store, card) => {
      const { bankName, cardNoMask } = cardAnswerOf(card)
      changeOrder(store, row.order_id, { bank_name: bankName, card_no_mask: cardNoMask })
    },
    callUntil: store => callUntilOf(store, row),
    refuseUnfit: context => {
      requireCalled(context.db, row)
      const product = findProduct(context.db, row.product_id)
      if (!product) throw new BusinessError(INNER.stateConflict)
      refuseUnfit(product, context)
    },
    sign: (store, now) => signableOrder(store, signOrder(store, row, now)),
    terms: store => termsOf(store, row),
    sealLines: store => [
      `合同编号：${row.contract_no}`,
      `订单编号：${row.order_no}`,
      `认购金额：人民币${amountInCapitals(row.apply_amount)}（${thousands(row.apply_amount)} 元）`,
      `认购费：${thousands(feeOf(store, row))} 元（费率 ${feeRateOf(store, row)}%）`,
      `收付款账户：${row.bank_name} ${row.card_no_mask}`,
    ],
    next: (store, time) => nextOf(store, row, time),
  }
}
