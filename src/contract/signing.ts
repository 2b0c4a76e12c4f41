import * as v from 'valibot'
import { GATE_ERRORS } from './codes'
import { BankCardSchema } from './bank-card'
import { DocumentSchema } from './document'
import { endpoint } from './endpoint'
import {
  closedCode,
  DateTimeSchema,
  EmailSchema,
  FlagSchema,
  IdSchema,
  MoneySchema,
  PercentSchema,
  RequestNoSchema,
  safeCode,
  VerifyTokenSchema,
  wholeList,
} from './primitives'
import { RegionCodeSchema } from './region'

/**
 * Where a contract stands: its papers are to be read and agreed to, what it says is to be confirmed, it is to be signed, it is
 * signed, or it was closed unsigned. The server alone says which.
 */
export const CONTRACT_STEPS = ['read', 'confirm', 'sign', 'signed', 'closed'] as const

export type ContractStep = (typeof CONTRACT_STEPS)[number]

const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/), v.metadata({ wire: 'i' }))

/** A paper of a contract; `hash` is of the file as it would be signed now. */
export const ContractDocSchema = v.object({ ...DocumentSchema.entries, hash: HashSchema })

export type ContractDoc = v.InferOutput<typeof ContractDocSchema>

/** A paper in the version that the customer saw. */
const SeenDocSchema = v.object({ docId: IdSchema, hash: HashSchema })

export type SeenDoc = v.InferOutput<typeof SeenDocSchema>

const SeenDocsSchema = v.pipe(v.array(SeenDocSchema), v.minLength(1), v.maxLength(20))

/** What is signed: a purchase, or the setting up of a family trust. */
export const CONTRACT_KINDS = ['purchase', 'trust'] as const

/**
 * The signing of one order, or of an application for a family trust, whose id then stands in `orderId`: who signs what, how far it is,
 * and until when it can be done.
 */
export const ContractSchema = v.object({
  orderId: IdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  orderStatus: v.string(),
  step: closedCode(CONTRACT_STEPS),
  productName: v.string(),
  applyAmount: MoneySchema,
  signDeadline: DateTimeSchema,
  /** Until when the company calls the customer, who can sign afterwards (rule V-65); `""` where nothing is waited for. */
  callUntil: DateTimeSchema,
  serverTime: DateTimeSchema,
  /** Something is to be done after the signing: it is recorded. */
  needRecord: FlagSchema,
  /** As registered, for the signature. */
  name: v.string(),
  nameMask: v.string(),
  idType: v.string(),
  idNoMask: v.string(),
  docs: wholeList(ContractDocSchema),
})

export type Contract = v.InferOutput<typeof ContractSchema>

const OrderIdSchema = v.object({ orderId: IdSchema })

/** The papers of an order's contract in their order, and how far its signing is. Errors: `notOwner`. */
export const contractDocList = endpoint('contractDocList', OrderIdSchema, ContractSchema, {
  isCritical: true,
  errors: ['notOwner'],
})

/** The customer opened the contract: its signing begins. Says the same again once it has. Errors: `notOwner`. */
export const contractOpen = endpoint(
  'contractOpen',
  v.object({ orderId: IdSchema, requestNo: RequestNoSchema }),
  ContractSchema,
  {
    isWrite: true,
    errors: [...GATE_ERRORS, 'notOwner', 'stateConflict', 'suitabilityMismatch'],
  },
)

/**
 * The customer has read all papers and understood them (rule V-AGREE). Errors: `stateConflict` for a paper that is not read,
 * or that has a newer version than the one named; when the order cannot be signed any more; `notOwner`.
 */
export const contractDocAgree = endpoint(
  'contractDocAgree',
  v.object({ orderId: IdSchema, docs: SeenDocsSchema, requestNo: RequestNoSchema }),
  ContractSchema,
  {
    isWrite: true,
    errors: [...GATE_ERRORS, 'stateConflict', 'notOwner', 'suitabilityMismatch'],
  },
)

/** What the contract says, to be confirmed: `facts` line by line, of a purchase the fields below them; what was confirmed before stands in `cardId`, `regionCode` and `addressDetail`. */
export const ContractConfirmSchema = v.object({
  contract: ContractSchema,
  /** It was confirmed before, of papers that have come out anew since. */
  isAgain: FlagSchema,
  mobileMask: v.string(),
  facts: wholeList(v.object({ label: v.string(), value: v.string() })),
  productCode: v.string(),
  productType: v.string(),
  riskLevel: v.string(),
  establishDate: v.string(),
  /** `""` without a fixed term. */
  maturityDate: v.string(),
  /** `3.40%`; `""` without one. */
  benchmark: v.string(),
  feeRate: PercentSchema,
  fee: MoneySchema,
  coolingHours: v.number(),
  cards: v.array(BankCardSchema),
  cardId: v.string(),
  regionCode: v.string(),
  regionName: v.string(),
  addressDetail: v.string(),
})

export type ContractConfirm = v.InferOutput<typeof ContractConfirmSchema>

/** What the contract says, for its confirmation. Errors: `notOwner`. */
export const contractConfirmInfo = endpoint('contractConfirmInfo', OrderIdSchema, ContractConfirmSchema, {
  isCritical: true,
  errors: ['notOwner'],
})

/** An address without its region: 4 to 100 characters (rule V-ADDR), judged on both sides. */
const AddressDetailSchema = v.pipe(v.string(), v.maxLength(100, '请填写详细地址'))

/**
 * Confirms what the contract says: the card that pays and is paid to, the address, where the contract is sent. Errors:
 * `invalidInput` at `cardId`, `regionCode`, `addressDetail`, `email`; `stateConflict` while papers are to be read, and when the
 * order cannot be signed any more; `notOwner`.
 */
export const contractConfirmSubmit = endpoint(
  'contractConfirmSubmit',
  v.object({
    orderId: IdSchema,
    cardId: IdSchema,
    regionCode: RegionCodeSchema,
    addressDetail: AddressDetailSchema,
    email: EmailSchema,
    requestNo: RequestNoSchema,
  }),
  ContractSchema,
  {
    isWrite: true,
    errors: [...GATE_ERRORS, 'stateConflict', 'notOwner', 'suitabilityMismatch'],
  },
)

/** What came of a signing: the certificate that it was sealed with, and the signed papers. */
export const SignedContractSchema = v.object({
  orderId: IdSchema,
  contractNo: v.string(),
  signTime: DateTimeSchema,
  certIssuer: v.string(),
  certSerial: v.string(),
  coolingHours: v.number(),
  kind: v.picklist(CONTRACT_KINDS),
  /** `record` or `pay`, as the order has it, `deliver` for a trust; `none` once nothing waits. */
  nextAction: safeCode(['record', 'pay', 'deliver', 'none'], 'none'),
  /** Until when that is to be done. */
  deadline: DateTimeSchema,
  docs: wholeList(
    v.object({
      docId: IdSchema,
      docName: v.string(),
      fileId: IdSchema,
      /** Of the paper as it was read, which the signed file states. */
      hash: HashSchema,
    }),
  ),
})

export type SignedContract = v.InferOutput<typeof SignedContractSchema>

/**
 * Signs all papers of an order at once. `faceToken` and `verifyToken` are proofs of the scene `signing` about the order,
 * `signFileId` a signature of the scene `contract`. Errors: `stateConflict` for a paper that is not read or has a newer version,
 * while something is to be confirmed or the call is waited for, when it is signed already or cannot be any more; `invalidInput` at `signFileId`;
 * `verifyTokenMissing` with the missing ones; for who could not buy any more `realNameRequired`, `idCardExpired`,
 * `taxDeclarationRequired`, `riskTestRequired`, `suitabilityMismatch`, `investorNotQualified`; `notOwner`.
 */
export const contractSign = endpoint(
  'contractSign',
  v.object({
    orderId: IdSchema,
    docs: SeenDocsSchema,
    signFileId: IdSchema,
    faceToken: VerifyTokenSchema,
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  SignedContractSchema,
  {
    isWrite: true,
    isSensitive: true,
    isCritical: true,
    errors: [...GATE_ERRORS, 'stateConflict', 'verifyTokenMissing', 'suitabilityMismatch', 'notOwner'],
  },
)

/** The signed contract of an order. Errors: `stateConflict` while it is not signed; `notOwner`. */
export const contractSignResult = endpoint('contractSignResult', OrderIdSchema, SignedContractSchema, {
  isCritical: true,
  errors: ['stateConflict', 'notOwner'],
})
