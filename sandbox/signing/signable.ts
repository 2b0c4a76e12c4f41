import type { Contract, ContractConfirm, SignedContract } from '@/contract/signing'
import type { HandlerContext } from '../api/handler'
import type { CardRow } from '../store/bank-cards'
import type { Db } from '../store/database'

/** What a purchase says of its terms, which the setting up of a trust leaves empty. */
export type PurchaseFacts = Omit<
  ContractConfirm,
  | 'contract'
  | 'isAgain'
  | 'mobileMask'
  | 'facts'
  | 'cards'
  | 'cardId'
  | 'regionCode'
  | 'regionName'
  | 'addressDetail'
>

/** Something whose papers a customer reads and signs, as it is now. */
export interface Signable {
  readonly id: string
  readonly customer_id: string
  readonly kind: Contract['kind']
  readonly status: string
  readonly title: string
  /** Yuan. */
  readonly amount: string
  readonly signTime: string
  readonly contractNo: string
  readonly signDeadline: string
  readonly needRecord: '0' | '1'
  /** Whose papers they are, as `papersToSign` takes it. */
  readonly papersOf: string
  /** Whether it waits for its signature, and not in vain; `time` is `YYYY-MM-DD HH:mm:ss`. */
  canSign(time: string): boolean
  /** Nobody has opened its contract. */
  readonly isNew: boolean
  /** The customer opened the contract. */
  open(db: Db, now: number): Signable
  /** Notes which card pays and is paid to. */
  takeCard(db: Db, card: CardRow): void
  /** Until when the company calls the customer first; `''` where nothing is waited for. */
  callUntil(db: Db): string
  /** Refuses who could not enter into it any more. */
  refuseUnfit(context: HandlerContext): void
  /** The contract is signed. */
  sign(db: Db, now: number): Signable
  /** Terms as the confirmation shows them. */
  terms(db: Db): PurchaseFacts & Pick<ContractConfirm, 'facts'>
  /** What the seal behind a paper says of it. */
  sealLines(db: Db): readonly string[]
  /** What comes after the signature. */
  next(db: Db, time: string): Pick<SignedContract, 'nextAction' | 'deadline' | 'coolingHours'>
}
