import * as v from 'valibot'
import { endpoint } from './endpoint'
import { FT_STEP_IDS } from './ft-submission'
import { CARD_SIDES, TypedCardSchema } from './identity'
import {
  DateSchema,
  DateTimeSchema,
  EmptySchema,
  FlagSchema,
  IdSchema,
  MaybeMoneySchema,
  MoneySchema,
  oneOf,
  openCode,
  PercentSchema,
  RequestNoSchema,
  RevisionSchema,
  wholeList,
} from './primitives'
import {
  ANNUAL_INCOME,
  ASSET_SOURCE,
  EDUCATION,
  FAMILY_ASSETS,
  FT_APPLY_STATUS,
  INVEST_MODE,
  MARITAL_STATUS,
  OCCUPATION,
  PAPERS_WAY,
  PROPERTY_TYPE,
  TRUST_KIND,
} from './tables/trust'
import { ID_TYPE } from './tables/customer'
import { FLAG } from './tables/flag'
import { TimelineSchema } from './timeline'
import { UploadedFileSchema } from './upload'

/** Files that prove one property, or a delivery, at most (rule V-FILE). */
export const FT_FILES_MAX = 9
/** Properties of one trust, at most. */
export const FT_PROPERTIES_MAX = 20
/** Working days within which an application is decided. */
export const FT_REVIEW_WORKING_DAYS = 2

/** Kinds that can be applied for: the least amount in yuan (rule V-FT-MIN), and how the name of such a trust ends. */
export const FT_KINDS = {
  [TRUST_KIND.family]: { least: '10000000.00', suffix: '家族信托' },
  [TRUST_KIND.familyService]: { least: '1000000.00', suffix: '家庭服务信托' },
} as const

export type FtKind = keyof typeof FT_KINDS

const textTo = (max: number, message: string) => v.pipe(v.string(), v.maxLength(max, message))
const FilesSchema = v.pipe(v.array(IdSchema), v.maxLength(FT_FILES_MAX, `最多上传${FT_FILES_MAX}个文件`))

/** 委托人 (step 1): what the customer says beyond what is registered of them. */
const PrincipalEntries = {
  maritalStatus: oneOf(MARITAL_STATUS, '请选择婚姻状况'),
  education: oneOf(EDUCATION, '请选择学历'),
  occupation: oneOf(OCCUPATION, '请选择职业'),
  /** Both `''` where the occupation has neither. */
  employer: textTo(60, '请填写工作单位'),
  position: textTo(60, '请填写职务'),
  annualIncome: oneOf(ANNUAL_INCOME, '请选择年收入'),
  familyAssets: oneOf(FAMILY_ASSETS, '请选择家庭资产'),
  assetSource: v.pipe(
    v.array(oneOf(ASSET_SOURCE, '请选择财产来源')),
    v.minLength(1, '请选择财产来源'),
    v.maxLength(6),
  ),
  /** With 其他 alone. */
  assetSourceNote: textTo(200, '请说明其他财产来源'),
  mobile: textTo(16, '请输入正确的手机号'),
  email: textTo(100, '请输入正确的邮箱'),
  regionCode: v.pipe(v.string(), v.regex(/^\d{6}$/, '请选择所在地区')),
  addressDetail: textTo(100, '请填写详细地址'),
  /** 特定自然人. */
  pep: v.picklist([FLAG.no, FLAG.yes], '请选择是否为特定自然人'),
  pepDetail: textTo(200, '请输入5-200个字'),
  /** 健康声明. */
  isHealthy: v.literal('1', '请确认健康声明'),
}

/** 证件 (step 2): the proved card by one tap, or both sides of it photographed anew. */
const IdentityEntries = {
  way: oneOf(PAPERS_WAY, '请选择证件的提供方式'),
  frontFileId: v.union([v.literal(''), IdSchema]),
  backFileId: v.union([v.literal(''), IdSchema]),
}

/**
 * 配偶 (step 3), by a paper of any kind; without one it is the identity card, as before there were others. Photos: both sides of a card or
 * a permit, two pages of a household register, else one page (`documentParts`). `nationality`: ISO code, `''` where the paper says it;
 * `idExpireDate`: `''` of an identity card, whose photo says it, and of what never ends.
 */
const SpouseEntries = {
  name: textTo(60, '请输入正确的姓名'),
  idType: v.optional(oneOf(ID_TYPE, '请选择证件类型'), ID_TYPE.idCard),
  idNo: textTo(40, '请输入正确的证件号码'),
  nationality: v.optional(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, '请选择国籍（地区）')), ''),
  idExpireDate: v.optional(DateSchema, ''),
  mobile: textTo(16, '请输入正确的手机号'),
  /** `''` for none. */
  email: textTo(100, '请输入正确的邮箱'),
  occupation: oneOf(OCCUPATION, '请选择职业'),
  mateFrontFileId: v.union([v.literal(''), IdSchema]),
  mateBackFileId: v.union([v.literal(''), IdSchema]),
  /** 配偶知情同意书. */
  consentFileIds: FilesSchema,
}

/** 信托方案 (step 5). */
const SetupEntries = {
  trustName: textTo(60, '信托名称为4-40个字'),
  trustKind: v.picklist(Object.keys(FT_KINDS) as FtKind[], '请选择信托类别'),
  purpose: textTo(200, '设立目的为10-200个字'),
  initialAmount: textTo(16, '请输入正确的金额'),
  /** Years; 0: no fixed term. */
  termYears: v.pipe(v.number(), v.integer('信托期限为5至50年，或无固定期限'), v.minValue(0), v.maxValue(999)),
  investMode: oneOf(INVEST_MODE, '请选择投资管理模式'),
  /** 投资顾问; `''` but for the mode that has one. */
  adviser: textTo(60, '请填写投资顾问'),
  feePlanId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '请选择收费方案')),
  /** 保护人; both `''` for none. */
  protectorName: textTo(60, '请输入正确的姓名'),
  protectorMobile: textTo(16, '请输入正确的手机号'),
  /** Part of what the trust pays may serve charity. */
  charity: FlagSchema,
  wishes: textTo(500, '特别意愿不超过500个字'),
}

const PropertyEntries = {
  propertyType: oneOf(PROPERTY_TYPE, '请选择财产类型'),
  name: textTo(60, '财产名称为2-50个字'),
  estimateValue: textTo(16, '请输入正确的金额'),
  currency: v.literal('CNY'),
  /** The account that cash comes from; `''` of anything else. */
  cardId: v.union([v.literal(''), IdSchema]),
  proofFileIds: FilesSchema,
}

/** 交付财产 (step 6). */
const PropertiesEntries = {
  properties: v.pipe(
    v.array(v.object(PropertyEntries)),
    v.minLength(1, '请添加交付财产'),
    v.maxLength(FT_PROPERTIES_MAX, `最多添加${FT_PROPERTIES_MAX}项财产`),
  ),
  /** 财产合法来源. */
  sourceDeclare: v.literal('1', '请确认财产来源合法'),
}

export const FtPrincipalSchema = v.object(PrincipalEntries)
export const FtIdentitySchema = v.object(IdentityEntries)
export const FtSpouseSchema = v.object(SpouseEntries)
export const FtSetupSchema = v.object(SetupEntries)
export const FtPropertySchema = v.object(PropertiesEntries)

export type FtPrincipal = v.InferOutput<typeof FtPrincipalSchema>
export type FtIdentity = v.InferOutput<typeof FtIdentitySchema>
export type FtSpouse = v.InferOutput<typeof FtSpouseSchema>
export type FtSetup = v.InferOutput<typeof FtSetupSchema>
export type FtProperty = v.InferOutput<typeof FtPropertySchema>

/** What the customer saved of a section themselves, with how often it was saved; `null`: never, or not to be changed now. */
const savedAs = <const Value extends v.GenericSchema>(value: Value) =>
  v.nullable(v.object({ revision: v.number(), value }))

const StepSchema = v.object({
  id: v.picklist(FT_STEP_IDS),
  isNeeded: FlagSchema,
  isDone: FlagSchema,
  /** It may be opened and changed now. */
  canEdit: FlagSchema,
})

/** How far an application is, as every save of it answers. `revision` is that of the section that was saved. */
const ProgressSchema = v.object({
  applyId: IdSchema,
  applyNo: v.string(),
  currentStep: v.number(),
  steps: v.array(StepSchema),
  revision: v.number(),
  warnings: v.array(v.string()),
})

export type FtProgress = v.InferOutput<typeof ProgressSchema>

const byApplication = { applyId: IdSchema }
/** What every save carries besides the section: which revision of it the customer has seen. */
const saveEntries = {
  ...byApplication,
  revision: RevisionSchema,
  requestNo: RequestNoSchema,
}

/** The files that the sections name, as far as they are there. */
const FileSchema = v.pick(UploadedFileSchema, ['fileId', 'mime', 'size', 'width', 'height'])

const SectionsSchema = v.object({
  principal: savedAs(v.object({ ...PrincipalEntries, regionName: v.string() })),
  identity: savedAs(FtIdentitySchema),
  spouse: savedAs(FtSpouseSchema),
  setup: savedAs(FtSetupSchema),
  property: savedAs(FtPropertySchema),
})

const FactSchema = v.object({ label: v.string(), value: v.string() })

/** An account that the property is transferred to, and until when (30). */
const TransferSchema = v.object({
  amount: MoneySchema,
  accountName: v.string(),
  accountNo: v.string(),
  bankName: v.string(),
  remark: v.string(),
  deadline: DateTimeSchema,
})

/**
 * An application in full. `summary`: each section that is filled in, masked. `sections`: what the customer typed, in full, as long
 * as they may change it. `remarks`: the reviewer's, each with its section and the path of its field (`''`: the section as a
 * whole). `deliveryNote`: what was missing of the last delivery.
 */
export const ftApplicationDetail = endpoint(
  'ftApplicationDetail',
  v.object(byApplication),
  v.object({
    ...byApplication,
    applyNo: v.string(),
    trustName: v.string(),
    trustKind: v.string(),
    initialAmount: MaybeMoneySchema,
    ftApplyStatus: openCode(FT_APPLY_STATUS),
    currentStep: v.number(),
    updateTime: DateTimeSchema,
    submitTime: DateTimeSchema,
    serverTime: DateTimeSchema,
    statusNote: v.string(),
    rejectReason: v.string(),
    deliveryNote: v.string(),
    steps: wholeList(StepSchema),
    sections: SectionsSchema,
    files: v.array(FileSchema),
    summary: wholeList(v.object({ section: v.string(), facts: wholeList(FactSchema) })),
    remarks: v.array(
      v.object({
        section: v.string(),
        field: v.string(),
        content: v.string(),
        time: DateTimeSchema,
        /** The section was saved since. */
        isMended: FlagSchema,
      }),
    ),
    warnings: v.array(v.string()),
    timeline: TimelineSchema,
    minAmounts: wholeList(v.object({ trustKind: v.string(), amount: MoneySchema })),
    managerName: v.string(),
    managerMobileMask: v.string(),
    canWithdraw: FlagSchema,
    canSubmit: FlagSchema,
    canDeliver: FlagSchema,
    canSign: FlagSchema,
    transfer: v.nullable(TransferSchema),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

export type FtApplicationDetail = v.InferOutput<typeof ftApplicationDetail.response>

/** What is known of the customer already: who they are (masked), and what they may take over and change. */
export const ftClientInfo = endpoint(
  'ftClientInfo',
  EmptySchema,
  v.object({
    nameMask: v.string(),
    sex: v.string(),
    birthDateMask: v.string(),
    nationality: v.string(),
    idType: v.string(),
    idNoMask: v.string(),
    idExpireDate: DateSchema,
    mobile: v.string(),
    email: v.string(),
    regionCode: v.string(),
    regionName: v.string(),
    addressDetail: v.string(),
  }),
  { isCritical: true },
)

export type FtClientInfo = v.InferOutput<typeof ftClientInfo.response>

/**
 * Saves the principal. Who is no longer married loses the spouse's section, which the customer has agreed to (`dropSpouse`).
 * Errors: `invalidInput` at the field; `stateConflict` for another revision, or when the section cannot be changed now; `notOwner`.
 */
export const ftPrincipalSave = endpoint(
  'ftPrincipalSave',
  v.object({ ...saveEntries, ...PrincipalEntries, dropSpouse: FlagSchema }),
  ProgressSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Whose card a photo shows: the principal's or the spouse's. */
const CardOwnerSchema = v.picklist(['client', 'mate'])

/**
 * Reads a photo of an identity card for an application, with the separate consent to that. The number is given in full, since
 * it is to be compared. Errors: `invalidInput` at `fileId` with what is wrong with the photo; `stateConflict`, `notOwner`.
 */
export const ftCardRead = endpoint(
  'ftCardRead',
  v.object({
    ...byApplication,
    owner: CardOwnerSchema,
    side: v.picklist(CARD_SIDES),
    fileId: IdSchema,
    consent: v.literal('1', '请先单独同意识别身份证影像'),
    requestNo: RequestNoSchema,
  }),
  TypedCardSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Saves the principal's papers. Errors as `ftPrincipalSave`. */
export const ftIdentitySave = endpoint(
  'ftIdentitySave',
  v.object({ ...saveEntries, ...IdentityEntries }),
  ProgressSchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** Saves the spouse. Errors as `ftPrincipalSave`. */
export const ftSpouseSave = endpoint(
  'ftSpouseSave',
  v.object({ ...saveEntries, ...SpouseEntries }),
  ProgressSchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** The customer confirms what the first three steps say. Errors: `stateConflict` while one of them is open; `notOwner`. */
export const ftPrincipalConfirm = endpoint(
  'ftPrincipalConfirm',
  v.object({
    ...byApplication,
    confirm: v.literal('1', '请确认以上信息真实、完整'),
    requestNo: RequestNoSchema,
  }),
  ProgressSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Saves the plan of the trust. Errors as `ftPrincipalSave`. */
export const ftSetupSave = endpoint(
  'ftSetupSave',
  v.object({ ...saveEntries, ...SetupEntries }),
  ProgressSchema,
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/** What the company asks for a trust of a kind and amount: once in yuan, and each year in percent of the property. */
export const ftFeeQuery = endpoint(
  'ftFeeQuery',
  v.object({
    trustKind: v.picklist(Object.keys(FT_KINDS) as FtKind[]),
    initialAmount: textTo(16, '请输入正确的金额'),
  }),
  v.object({
    plans: wholeList(
      v.object({
        feePlanId: IdSchema,
        name: v.string(),
        setupFee: MoneySchema,
        annualRate: PercentSchema,
        remark: v.string(),
      }),
    ),
  }),
)

export type FtFeePlan = v.InferOutput<typeof ftFeeQuery.response>['plans'][number]

/** Saves the property. Errors as `ftPrincipalSave`, at `properties.0.name` and the like. */
export const ftPropertySave = endpoint(
  'ftPropertySave',
  v.object({ ...saveEntries, ...PropertiesEntries }),
  v.object({ ...ProgressSchema.entries, total: MoneySchema }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict'] },
)

/**
 * The customer says that the property was delivered, with what shows it (uploaded for purpose `payment`). Errors: `invalidInput` at
 * `voucherFileIds`; `stateConflict`, `notOwner`.
 */
export const ftDeliverySubmit = endpoint(
  'ftDeliverySubmit',
  v.object({
    ...byApplication,
    voucherFileIds: v.pipe(
      v.array(IdSchema),
      v.minLength(1, '请上传交付凭证'),
      v.maxLength(FT_FILES_MAX, `最多上传${FT_FILES_MAX}个文件`),
    ),
    requestNo: RequestNoSchema,
  }),
  v.object({ ftApplyStatus: openCode(FT_APPLY_STATUS) }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)
