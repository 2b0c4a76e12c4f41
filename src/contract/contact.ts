import * as v from 'valibot'
import { AdvisorSchema } from './advisor'
import type { CodeOf } from './code-table'
import { endpoint } from './endpoint'
import { oneOf } from './primitives'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MobileSchema,
  RequestNoSchema,
  SubjectSchema,
} from './primitives'
import { CONTACT_TOPIC } from './tables/contact'

/** Calls that a customer may have booked at a time. */
export const CALL_BACKS_MAX = 3
/** Characters of what the customer adds to the topic. */
export const CALL_BACK_NOTE_MAX = 100

export type ContactTopic = CodeOf<typeof CONTACT_TOPIC>

/** What the talk is about: a topic, and the order, position, trust or application by its id (`''` without one). */
export const aboutEntries = {
  topic: oneOf(CONTACT_TOPIC, '请选择事由'),
  subject: SubjectSchema,
}

const CallBackSchema = v.object({
  callBackId: IdSchema,
  /** `CONTACT_TOPIC`. */
  topic: v.string(),
  /** The topic with the name of what it is about. */
  about: v.string(),
  note: v.string(),
  /** When the call comes, and until when it may. */
  callTime: DateTimeSchema,
  callEnd: DateTimeSchema,
  /** Whom the advisor calls, masked. */
  mobileMask: v.string(),
  /** `CALL_BACK_STATUS`. */
  status: v.string(),
})

export type CallBack = v.InferOutput<typeof CallBackSchema>

/**
 * Who can be talked to, and when. `advisor` is `null` while none is assigned. `about` is the topic with the name of what it is
 * about; an id that is not the customer's own names nothing. `isOpen`: the line is answered now. `callBacks`: the customer's own,
 * those to come first, then the latest ten.
 */
export const contactInfo = endpoint(
  'contactInfo',
  v.object(aboutEntries),
  v.object({
    advisor: v.nullable(AdvisorSchema),
    about: v.string(),
    hours: v.string(),
    isOpen: FlagSchema,
    /** When the advisor has time first; `''` when nothing is offered. */
    earliest: DateTimeSchema,
    callBacks: v.array(CallBackSchema),
    serverTime: DateTimeSchema,
  }),
)

export type ContactInfo = v.InferOutput<typeof contactInfo.response>

/** When the advisor has time, by days: half hours of the next seven working days. */
export const callBackSlots = endpoint(
  'callBackSlots',
  v.object({}),
  v.object({
    days: v.array(
      v.object({ date: DateSchema, slots: v.array(v.object({ slot: v.string(), isFree: FlagSchema })) }),
    ),
    /** The customer's own number, which is called unless they name another. */
    mobileMask: v.string(),
  }),
)

export type CallBackSlots = v.InferOutput<typeof callBackSlots.response>

/**
 * Books a call. `mobile` `''`: the customer's own. Errors: `invalidInput` at `slot` (not offered, taken meanwhile), `mobile` or
 * `note`; `stateConflict` when so many are booked already, or nobody is assigned.
 */
export const callBackBook = endpoint(
  'callBackBook',
  v.object({
    ...aboutEntries,
    note: v.pipe(v.string(), v.maxLength(CALL_BACK_NOTE_MAX, `请控制在 ${CALL_BACK_NOTE_MAX} 个字以内`)),
    date: v.pipe(DateSchema, v.nonEmpty('请选择日期')),
    slot: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, '请选择时段')),
    mobile: v.union([v.literal(''), MobileSchema], '请输入正确的手机号'),
    requestNo: RequestNoSchema,
  }),
  CallBackSchema,
  { isWrite: true, errors: ['stateConflict'] },
)

/** Takes a call back that was booked. Errors: `stateConflict`, `notOwner`. */
export const callBackCancel = endpoint(
  'callBackCancel',
  v.object({ callBackId: IdSchema, requestNo: RequestNoSchema }),
  CallBackSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
