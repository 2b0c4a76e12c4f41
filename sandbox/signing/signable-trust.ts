import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { amountInCapitals } from '@/lib/capital-amount'
import { thousands } from '@/lib/format-number'
import { applicationById, type FtApplicationRow } from '../store/ft-applications'
import { openTrustContract, signTrust } from '../trust-applications/moves'
import { trustTerms } from '../trust-applications/trust-papers'
import { refuseAtGates } from '../trusts/refuse-at-gates'
import type { PurchaseFacts, Signable } from './signable'

const S = FT_APPLY_STATUS
const SIGNABLE: readonly string[] = [S.toSign, S.signing]

const NO_PURCHASE: PurchaseFacts = {
  ...{ productCode: '', productType: '', riskLevel: '', establishDate: '', maturityDate: '' },
  ...{ benchmark: '', feeRate: '0', fee: '0.00', coolingHours: 0 },
}

/** The setting up of a family trust, as something that is signed. */
export function signableTrust(row: FtApplicationRow): Signable {
  return {
    id: row.id,
    customer_id: row.customer_id,
    kind: 'trust',
    status: row.status,
    title: row.trust_name,
    amount: row.initial_amount || '0.00',
    signTime: row.sign_time,
    contractNo: row.contract_no,
    // A trust is signed when the family is ready for it.
    signDeadline: '',
    needRecord: '0',
    papersOf: row.id,
    isNew: row.status === S.toSign,
    canSign: () => SIGNABLE.includes(row.status),
    open: (db, now) => signableTrust(openTrustContract(db, row, now)),
    // The account is one of the contract alone: the property says from which one its money comes.
    takeCard: () => undefined,
    callUntil: () => '',
    refuseUnfit: refuseAtGates,
    sign: (db, now) => {
      signTrust(db, row, now)
      return signableTrust(applicationById(db, row.id) ?? row)
    },
    terms: db => ({ ...NO_PURCHASE, facts: trustTerms(db, row) }),
    sealLines: () => [
      `合同编号：${row.contract_no}`,
      `申请编号：${row.apply_no}`,
      `信托名称：${row.trust_name}`,
      `设立金额：人民币${amountInCapitals(row.initial_amount)}（${thousands(row.initial_amount)} 元）`,
    ],
    next: () => ({
      nextAction: row.status === S.toDeliver ? 'deliver' : 'none',
      deadline: row.status === S.toDeliver ? row.deliver_until : '',
      coolingHours: 0,
    }),
  }
}
