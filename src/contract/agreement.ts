import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, DateTimeSchema, IdSchema, RequestNoSchema } from './primitives'

/** Agreements that are known by their code; every other one is opened by its id. */
export const AGREEMENT_CODES = [
  'register',
  'service',
  'privacy',
  'sensitive',
  'accountCancel',
  'investor',
] as const

export type AgreementCode = (typeof AGREEMENT_CODES)[number]

/** What an agreement is accepted for; kept with the signature. */
export const AGREEMENT_SCENES = [
  'register',
  'update',
  'identity',
  'accountCancel',
  'investor',
  'investorView',
] as const

export type AgreementScene = (typeof AGREEMENT_SCENES)[number]

/** One version of an agreement, as a history of versions lists it. */
const VersionSchema = v.object({ agreementId: IdSchema, version: v.string(), effectiveDate: DateSchema })

/**
 * An agreement: the newest version that is in force by `code`, any version by `agreementId`. `html` is the server's text,
 * shown through `ServerHtml` alone; `changeSummary` says what is new against the version before, one sentence each.
 * `minReadSeconds` is how long it has to be in front before it counts as read (rule V-READ). `signedVersion` and
 * `signTime` are the customer's own last acceptance, `''` for visitors and for what was never accepted. `officer` is whom
 * to ask about personal information; null where the agreement names nobody. Errors: `notOwner` for an unknown one.
 */
export const agreementContent = endpoint(
  'agreementContent',
  v.object({ code: v.optional(v.picklist(AGREEMENT_CODES)), agreementId: v.optional(IdSchema) }),
  v.object({
    agreementId: IdSchema,
    code: v.string(),
    title: v.string(),
    version: v.string(),
    effectiveDate: DateSchema,
    html: v.string(),
    changeSummary: v.array(v.string()),
    minReadSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Newest first; the shown one among them. */
    versions: v.array(VersionSchema),
    signedVersion: v.string(),
    signTime: DateTimeSchema,
    officer: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
  }),
  { isPublic: true, errors: ['notOwner'] },
)

export type Agreement = v.InferOutput<typeof agreementContent.response>

/**
 * Accepts agreements in the versions that were read; `codes` and `versions` go in pairs. Errors: `stateConflict` when a
 * newer version is in force, `invalidInput` for one that was not read to its end (rule V-READ).
 */
export const agreementSign = endpoint(
  'agreementSign',
  v.object({
    codes: v.pipe(v.array(v.picklist(AGREEMENT_CODES)), v.minLength(1), v.maxLength(8)),
    versions: v.array(v.string()),
    scene: v.picklist(AGREEMENT_SCENES),
    requestNo: RequestNoSchema,
  }),
  v.object({ signTime: DateTimeSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict'] },
)
