import * as v from 'valibot'
import { type CodeOf, codes, codesOf } from './code-table'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  closedCode,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  FlagSchema,
  IdSchema,
  RequestNoSchema,
  VerifyTokenSchema,
  wholeList,
} from './primitives'

/** 个人信息类别: what is collected, in the order of the list. */
export const PI_CATEGORIES = {
  basic: '基本信息',
  identity: '身份信息',
  face: '人脸信息',
  account: '账户信息',
  trade: '交易信息',
  contract: '合同信息',
  message: '通知信息',
  device: '设备信息',
  usage: '使用行为',
} as const

export type PiCategory = keyof typeof PI_CATEGORIES

/** 副本范围: parts of a copy of the customer's own information. */
export const EXPORT_SCOPES = {
  basic: '基本信息',
  account: '账户',
  trade: '交易',
  contract: '合同',
  message: '消息',
  device: '设备',
} as const

export type ExportScope = keyof typeof EXPORT_SCOPES

/** 副本状态 (state machine "Export personal info", B4). */
export const EXPORT_STATUS = codes({
  waiting: ['0', '待处理'],
  running: ['1', '生成中'],
  ready: ['2', '已发送'],
  lapsed: ['3', '已失效'],
  failed: ['4', '生成失败'],
})

export type ExportStatus = CodeOf<typeof EXPORT_STATUS>

/** Days a finished copy can be fetched, and hours between two applications (rule of B6.21). */
export const EXPORT_VALID_DAYS = 7
export const EXPORT_INTERVAL_HOURS = 24

/** 单独同意 that can be taken back: the rest is needed for the contract or by law. */
export const CONSENT_CODES = ['analytics', 'face', 'wechat', 'partner'] as const

export type ConsentCode = (typeof CONSENT_CODES)[number]

/** Periods of the list, as the server counts them from its own day. */
export const PI_RANGES = ['1m', '6m', '1y'] as const

export type PiRange = (typeof PI_RANGES)[number]

const CategorySchema = v.picklist(Object.keys(PI_CATEGORIES) as PiCategory[])
const ConsentCodeSchema = v.picklist(CONSENT_CODES)
const periodEntries = {
  range: v.optional(v.picklist(PI_RANGES)),
  startDate: v.optional(DateSchema),
  endDate: v.optional(DateSchema),
}

/** `status`: `given`, `withdrawn`, or `unused` while the purpose has not come up, so that nothing was asked yet. */
const ConsentSchema = v.object({
  consentCode: ConsentCodeSchema,
  name: v.string(),
  purpose: v.string(),
  status: v.picklist(['given', 'withdrawn', 'unused']),
  /** When it was last given or taken back. */
  time: DateTimeSchema,
  /** What taking it back means, one sentence each. */
  effects: wholeList(v.string()),
})

export type Consent = v.InferOutput<typeof ConsentSchema>

/**
 * 个人信息收集清单 (double list, PI-10): every category with how often it was collected in the period (`range` wins over the
 * two inclusive days; without either: ever), and the consents. Sums are of events, not of kinds of data.
 */
export const piChecklist = endpoint(
  'piChecklist',
  v.object(periodEntries),
  v.object({
    list: v.array(
      v.object({
        category: CategorySchema,
        purpose: v.string(),
        scene: v.string(),
        count: v.number(),
        lastTime: DateTimeSchema,
        isSensitive: FlagSchema,
      }),
    ),
    consents: v.array(ConsentSchema),
  }),
)

/** One kind of information of a category: `valueMask` is masked by the server; `canReveal` when there is more to see. */
const PiItemSchema = v.object({
  itemId: IdSchema,
  name: v.string(),
  valueMask: v.string(),
  scene: v.string(),
  purpose: v.string(),
  time: DateTimeSchema,
  source: v.string(),
  retention: v.string(),
  count: v.number(),
  canReveal: FlagSchema,
})

export type PiItem = v.InferOutput<typeof PiItemSchema>

/** What was collected in a category under the same period as the list. */
export const piDetail = endpoint(
  'piDetail',
  v.object({ category: CategorySchema, ...periodEntries }),
  v.object({ category: CategorySchema, items: v.array(PiItemSchema) }),
)

/**
 * The plain values of one category, for one verify token (scene `piReveal`). No write: an answer that carried them must
 * not be kept for repetition. Errors: `verifyTokenMissing`.
 */
export const identityReveal = endpoint(
  'identityReveal',
  v.object({ category: CategorySchema, verifyToken: VerifyTokenSchema }),
  v.object({ items: v.array(v.object({ itemId: IdSchema, value: v.string() })) }),
  { isCritical: true, errors: ['verifyTokenMissing'] },
)

const consentAnswer = v.object({
  status: closedCode(['given', 'withdrawn']),
  time: DateTimeSchema,
  effects: wholeList(v.string()),
})

/** Takes a consent back; done twice it stays as it is. */
export const consentWithdraw = endpoint(
  'consentWithdraw',
  v.object({
    consentCode: ConsentCodeSchema,
    reason: v.optional(v.pipe(v.string(), v.maxLength(200))),
    requestNo: RequestNoSchema,
  }),
  consentAnswer,
  { isWrite: true, isCritical: true },
)

/** Gives a consent again, as easily as it was taken back. */
export const consentGive = endpoint(
  'consentGive',
  v.object({ consentCode: ConsentCodeSchema, requestNo: RequestNoSchema }),
  consentAnswer,
  { isWrite: true, isCritical: true },
)

const ExportSchema = v.object({
  exportId: IdSchema,
  applyNo: v.string(),
  scopes: wholeList(v.picklist(Object.keys(EXPORT_SCOPES) as ExportScope[])),
  format: v.picklist(['pdf', 'csv']),
  delivery: v.picklist(['app', 'email']),
  /** Masked address; `""` when the file is fetched in the app. */
  sentToMask: v.string(),
  status: v.picklist(codesOf(EXPORT_STATUS)),
  applyTime: DateTimeSchema,
  /** Fifteen working days after the application at the latest (PI-14). */
  promisedDate: DateSchema,
  sentTime: DateTimeSchema,
  /** Until when the file can be fetched; `""` while there is none. */
  expireTime: DateTimeSchema,
  /** `""` unless the state is 2. */
  fileId: v.string(),
})

export type PiExport = v.InferOutput<typeof ExportSchema>

/**
 * Applies for a copy of the customer's own information. Errors: `stateConflict` within 24 h of the last application that
 * did not fail, `invalidInput` for no scope or a wrong address (V-EMAIL), `verifyTokenMissing` (scene `piExport`).
 */
export const piExportApply = endpoint(
  'piExportApply',
  v.object({
    scopes: v.pipe(
      v.array(v.picklist(Object.keys(EXPORT_SCOPES) as ExportScope[])),
      v.minLength(1, '请至少选择一项信息'),
      v.maxLength(6),
    ),
    format: v.picklist(['pdf', 'csv']),
    delivery: v.picklist(['app', 'email']),
    email: v.optional(EmailSchema),
    verifyToken: VerifyTokenSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ exportId: IdSchema, applyNo: v.string(), promisedDate: DateSchema }),
  { isWrite: true, isCritical: true, isSensitive: true, errors: ['stateConflict', 'verifyTokenMissing'] },
)

/** Applications, newest first. `nextApplyTime` is when another may be made, `""` when that is now. */
export const piExportList = endpoint(
  'piExportList',
  v.object(pagingEntries),
  v.object({ ...pageEntries(ExportSchema), nextApplyTime: DateTimeSchema }),
)

/** One application. Errors: `notOwner`. */
export const piExportDetail = endpoint('piExportDetail', v.object({ exportId: IdSchema }), ExportSchema, {
  errors: ['notOwner'],
})

/** 接收方类型. */
export const THIRD_PARTY_TYPE = codes({ sdk: ['1', 'SDK'], partner: ['2', '合作机构'] })

export type ThirdPartyType = CodeOf<typeof THIRD_PARTY_TYPE>

const ThirdPartySchema = v.object({
  partyId: IdSchema,
  recipient: v.string(),
  type: v.picklist(codesOf(THIRD_PARTY_TYPE)),
  dataItems: wholeList(v.string()),
  purpose: v.string(),
  way: v.string(),
  contact: v.string(),
  policyUrl: v.string(),
  /** When this customer's information was last shared; `""` for visitors, and when it never was. */
  lastTime: DateTimeSchema,
  /** The consent that sharing needs; `""` where the contract or the law is the ground. */
  consentCode: v.string(),
})

export type ThirdParty = v.InferOutput<typeof ThirdPartySchema>

/** 第三方共享清单 (PI-06, PI-10), with or without a session. */
export const thirdPartyList = endpoint(
  'thirdPartyList',
  v.object({
    type: v.optional(v.picklist(codesOf(THIRD_PARTY_TYPE))),
    ...pagingEntries,
  }),
  v.object({ ...pageEntries(ThirdPartySchema), consents: v.array(ConsentSchema) }),
  { isPublic: true },
)
