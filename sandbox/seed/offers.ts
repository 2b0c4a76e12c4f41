import { RECORD_TYPE } from '@/contract/tables/order'
import type { OfferRow } from '../store/offers'
import { PRODUCTS } from './products'

/** Yuan left to be sold (B9.3); what is not named here is sold out. */
const QUOTAS: Readonly<Record<string, number>> = {
  C01: 50_000_000,
  C02: 12_300_000,
  C03: 26_800_000,
  C04: 8_500_000,
  C05: 30_000_000,
  P01: 80_000_000,
  P05: 20_000_000,
  P06: 15_000_000,
  P07: 18_000_000,
  P08: 12_000_000,
  P11: 25_000_000,
}
/** Percent of a purchase; none elsewhere. */
const FEES: Readonly<Record<string, string>> = { C04: '0.80', C05: '1.00', P07: '0.80', P08: '0.50' }
/** Hours; 24 elsewhere, the least there may be. */
const COOLING: Readonly<Record<string, number>> = { C05: 48 }

/** What risks more than fixed income is recorded: with a person where the terms are long, by oneself elsewhere. */
const RECORDINGS: Readonly<Record<string, OfferRow['record_type']>> = {
  C03: RECORD_TYPE.byPerson,
  C04: RECORD_TYPE.byOneself,
  C05: RECORD_TYPE.byPerson,
}

/** Whether signings of a product are recorded. */
export const isRecorded = (productId: string) => RECORDINGS[productId] !== undefined

/** Digits of a product's raise account: the company's own, one for each product. */
function accountNo(productId: string): string {
  const number = [...productId]
    .map(char => (/\d/.test(char) ? char : String(char.charCodeAt(0) % 10)))
    .join('')
  return `110000000026${number.padStart(4, '0')}`
}

/** On what terms each product is sold, or was. */
export const OFFERS: readonly OfferRow[] = PRODUCTS.map(({ product_id, product_name }) => ({
  product_id,
  raise_account_name: `远岚信托${product_name.replace(/^.*·/, '')}募集专户`,
  raise_bank_name: '招商银行北京分行',
  raise_account_no: accountNo(product_id),
  cooling_hours: COOLING[product_id] ?? 24,
  purchase_fee_rate: FEES[product_id] ?? '0.00',
  quota_left_fen: (QUOTAS[product_id] ?? 0) * 100,
  record_type: RECORDINGS[product_id] ?? '',
}))
