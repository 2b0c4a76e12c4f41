/** What can wait for the customer: one kind for each step that a page of its own takes. */
export const HOME_TASK = {
  orderSign: 'orderSign',
  orderRecord: 'orderRecord',
  orderPay: 'orderPay',
  trustFill: 'trustFill',
  trustMend: 'trustMend',
  trustSign: 'trustSign',
  trustDeliver: 'trustDeliver',
  instructionDraft: 'instructionDraft',
  appendDeliver: 'appendDeliver',
  claimRejected: 'claimRejected',
  appendRejected: 'appendRejected',
  instructionRejected: 'instructionRejected',
  /** A change of the beneficiaries of a trust that has yet to be handed in. */
  beneChangeDraft: 'beneChangeDraft',
  beneChangeRefused: 'beneChangeRefused',
  bankChangeRejected: 'bankChangeRejected',
  certRejected: 'certRejected',
  cancelRejected: 'cancelRejected',
  /** Nobody answered the call that was booked. */
  callMissed: 'callMissed',
  /** Nothing is proved yet, or it was begun. */
  identityProve: 'identityProve',
  identityRejected: 'identityRejected',
  identityRenew: 'identityRenew',
  taxDeclare: 'taxDeclare',
  riskTest: 'riskTest',
  riskConfirm: 'riskConfirm',
  investorApply: 'investorApply',
  investorRejected: 'investorRejected',
  notice: 'notice',
} as const

export type HomeTaskKind = (typeof HOME_TASK)[keyof typeof HOME_TASK]

/** Dates ahead: what a product does, what a trust pays, what the customer pays. */
export const HOME_DATE = {
  open: 'open',
  distribution: 'distribution',
  maturity: 'maturity',
  trustPayment: 'trustPayment',
  /** As somebody who benefits from the trust sees it. */
  benefit: 'benefit',
  orderPay: 'orderPay',
  appendPay: 'appendPay',
  /** Until then a signed and paid order can be taken back. */
  cooling: 'cooling',
  /** The advisor calls, as booked. */
  call: 'call',
} as const

export type HomeDateKind = (typeof HOME_DATE)[keyof typeof HOME_DATE]

/** Dates that the home shows. */
export const HOME_DATES_MAX = 5

/** Whose home it is: who owns something, who only benefits from others' trusts, who has neither yet. */
export const HOME_HOLDER = { owner: 'owner', beneficiary: 'beneficiary', newcomer: 'newcomer' } as const

export type HomeHolder = (typeof HOME_HOLDER)[keyof typeof HOME_HOLDER]
