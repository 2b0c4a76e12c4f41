import type { TrustRow } from '../store/trusts'

/** The account at the custodian that a trust's money lies in. */
export interface TrustAccount {
  readonly name: string
  readonly no: string
  readonly bank: string
}

const BANK = '招商银行北京分行营业部'

/** The account of a trust, by its number. */
export function accountOf({ trust_no: trustNo, name }: Pick<TrustRow, 'trust_no' | 'name'>): TrustAccount {
  return {
    name: `远岚信托-${name}专户`,
    no: `110000${trustNo.replace(/\D/g, '').padStart(10, '0').slice(-10)}`,
    bank: BANK,
  }
}
