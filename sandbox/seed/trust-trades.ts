import type { TradeStatus } from '@/contract/machines/redemption'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { APPEND_STATUS, DIST_STATUS } from '@/contract/tables/trust'
import { maskCard, maskName } from '@/lib/mask'
import { exact } from '../portfolio/amounts'
import type { NewTrade } from '../store/trades'
import { BENEFICIARIES, TRUST, TRUST_ID } from './trust-family'
import { APPENDS } from './trust-appends'
import { DIST_RECORDS } from './trust-payments'

/** What was delivered when the trust was set up. */
export const INITIAL_AMOUNT = '15000000.00'

/** Trustee fees per quarter, first day paid 2023-06-30; 200,560.25 together. */
const FEES = [
  '6820.25',
  '13950.00',
  '13880.00',
  '14020.00',
  '14110.00',
  '14060.00',
  '14890.00',
  '15210.00',
  '15330.00',
  '15420.00',
  '15480.00',
  '15650.00',
  '15840.00',
  '15900.00',
] as const
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const

/** A purchase (02) or redemption (03) within the trust: together they leave 14,009,439.75 invested at cost. */
interface Investment {
  readonly tradeType: '02' | '03'
  readonly productId: string
  readonly day: string
  readonly amount: string
  /** Anything but 6 has moved no money. */
  readonly tradeStatus?: TradeStatus
  readonly failReason?: string
}

const buy = (productId: string, day: string, amount: string): Investment => ({
  tradeType: '02',
  productId,
  day,
  amount,
})
const redeem = (productId: string, day: string, amount: string): Investment => ({
  ...buy(productId, day, amount),
  tradeType: '03',
})

const INVESTMENTS: readonly Investment[] = [
  buy('P01', '2023-05-25', '8500000.00'),
  buy('P11', '2023-06-01', '5000000.00'),
  redeem('P01', '2024-01-12', '4500000.00'),
  buy('P05', '2024-01-15', '3000000.00'),
  buy('P07', '2024-02-01', '1500000.00'),
  redeem('P01', '2024-07-22', '3200000.00'),
  buy('P02', '2024-07-29', '3000000.00'),
  buy('P08', '2024-12-05', '1200000.00'),
  {
    ...buy('P09', '2025-02-18', '500000.00'),
    tradeStatus: '4',
    failReason: '产品风险等级超出本信托的投资限制',
  },
  buy('P04', '2025-03-31', '600000.00'),
  redeem('P11', '2025-06-10', '600000.00'),
  buy('P05', '2025-10-15', '400000.00'),
  redeem('P11', '2026-04-15', '890560.25'),
  { ...buy('P11', '2026-11-18', '200000.00'), tradeStatus: '1' },
]

/** What a trade needs to know of a product on a day: its net value is the last one known then. */
export type ProductOn = (productId: string, day: string) => { name: string; type: string; netValue: string }

type Draft = Omit<NewTrade, 'trade_id' | 'serial_no' | 'customer_id' | 'trust_id'>

const OWN = { product_name: TRUST.name, trade_status: '6' } as const

function feeTrades(): Draft[] {
  return FEES.map((amount, index) => {
    const quarter = index + 1
    const day = `${2023 + Math.floor(quarter / 4)}-${QUARTER_ENDS[quarter % 4] ?? ''}`
    return {
      ...OWN,
      trade_type: '09',
      apply_time: `${day} 16:00:00`,
      confirm_date: day,
      arrive_date: day,
      confirm_amount: amount,
      remark: '受托人报酬',
    }
  })
}

function deliveryTrades(): Draft[] {
  const delivered = (tradeType: string, day: string, amount: string, remark: string): Draft => ({
    ...OWN,
    trade_type: tradeType,
    apply_time: `${day} 11:00:00`,
    confirm_date: day,
    arrive_date: day,
    apply_amount: amount,
    confirm_amount: amount,
    bank_name: '招商银行',
    card_no_mask: maskCard('6200000000000005'),
    remark,
  })
  return [
    delivered('01', TRUST.establish_date, INITIAL_AMOUNT, '信托设立，交付现金财产'),
    ...APPENDS.filter(append => append.status === APPEND_STATUS.confirmed).map(append =>
      delivered('10', append.confirm_date, append.amount, `追加委托 ${append.apply_no}`),
    ),
  ]
}

function paymentTrades(): Draft[] {
  return DIST_RECORDS.filter(record => record.status === DIST_STATUS.paid).map(record => {
    const day = record.pay_time.slice(0, 10)
    const beneficiary = BENEFICIARIES.find(({ id }) => id === record.bene_id)
    return {
      ...OWN,
      trade_type: '11',
      apply_time: record.pay_time,
      confirm_date: day,
      arrive_date: day,
      confirm_amount: record.amount,
      bank_name: beneficiary?.bank_name ?? '',
      card_no_mask: maskCard(record.card_no),
      remark: `付给 ${maskName(beneficiary?.name)}`,
    }
  })
}

function investmentTrades(productOn: ProductOn): Draft[] {
  return INVESTMENTS.map(({ tradeType, productId, day, amount, tradeStatus = '6', failReason }) => {
    const isDone = tradeStatus === TRADE_STATUS.arrived
    const { name, type, netValue } = productOn(productId, day)
    const shares = isDone ? exact(amount).div(netValue).toFixed(2) : ''
    const isPurchase = tradeType === TRADE_TYPE.purchase
    return {
      product_id: productId,
      product_name: name,
      product_type: type,
      trade_type: tradeType,
      trade_status: tradeStatus,
      apply_time: `${day} 10:30:00`,
      confirm_date: isDone ? day : '',
      arrive_date: isDone ? day : '',
      apply_amount: isPurchase ? amount : '',
      apply_shares: isPurchase ? '' : shares,
      confirm_amount: isDone ? amount : '',
      confirm_shares: shares,
      confirm_nav: isDone ? netValue : '',
      fee: isDone ? '0.00' : '',
      fail_reason: failReason ?? '',
      remark: '委托人投资指令',
    }
  })
}

/** Every trade of FT1 in the order of time; what is settled adds up to the trust's cash. */
export function trustTrades(productOn: ProductOn): NewTrade[] {
  return [...feeTrades(), ...deliveryTrades(), ...paymentTrades(), ...investmentTrades(productOn)]
    .sort((a, b) => (a.apply_time < b.apply_time ? -1 : 1))
    .map((draft, index) => {
      const number = String(index + 1).padStart(4, '0')
      return {
        ...draft,
        trade_id: `TT${number}`,
        serial_no: `FT${draft.apply_time.slice(0, 10).replace(/-/g, '')}${number}`,
        customer_id: TRUST.principal_id,
        trust_id: TRUST_ID,
      }
    })
}
