import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateTimeSchema, EmptySchema, RequestNoSchema } from './primitives'

/** Why a customer wants another advisor. */
export const ADVISOR_CHANGE_REASONS = {
  contact: '联系不上',
  service: '服务不满意',
  move: '更换常住地',
  other: '其他原因',
} as const

export type AdvisorChangeReason = keyof typeof ADVISOR_CHANGE_REASONS

export const AdvisorSchema = v.object({
  name: v.string(),
  photoUrl: v.string(),
  employeeNo: v.string(),
  /** Registration of the fund and trust practitioner. */
  qualificationNo: v.string(),
  branch: v.string(),
  mobile: v.string(),
  wechatQrUrl: v.string(),
  intro: v.string(),
})

export type Advisor = v.InferOutput<typeof AdvisorSchema>

/**
 * The customer's own advisor, `null` while none is assigned; `changeRequestedAt` is `""` unless a change is under way.
 */
export const advisorInfo = endpoint(
  'advisorInfo',
  EmptySchema,
  v.object({ advisor: v.nullable(AdvisorSchema), changeRequestedAt: DateTimeSchema }),
)

export type AdvisorInfo = v.InferOutput<typeof advisorInfo.response>

/**
 * The customer's own code for inviting others, the address of ours it is used at, and how many have registered by it; both
 * texts are `""` for who has none.
 */
export const referralInfo = endpoint(
  'referralInfo',
  EmptySchema,
  v.object({ referralCode: v.string(), referralUrl: v.string(), invitedCount: v.number() }),
)

export type Referral = v.InferOutput<typeof referralInfo.response>

/** Asks for another advisor. Errors: `stateConflict` while an earlier request is under way. */
export const advisorChangeApply = endpoint(
  'advisorChangeApply',
  v.object({
    reason: v.picklist(['contact', 'service', 'move', 'other']),
    requestNo: RequestNoSchema,
  }),
  v.object({ changeRequestedAt: DateTimeSchema }),
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
