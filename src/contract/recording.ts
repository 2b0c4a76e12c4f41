import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import {
  DateSchema,
  DateTimeSchema,
  FlagSchema,
  IdSchema,
  MobileSchema,
  MoneySchema,
  RequestNoSchema,
  wholeList,
} from './primitives'
import { RECORD_TYPE } from './tables/order'
import { RECORDING_STATUS } from './tables/recording'
import { codesOf } from './code-table'

/** A clip has at most so many seconds: WeChat's camera stops by itself after thirty. */
export const CLIP_MAX_SECONDS = 30

const RecordingIdSchema = v.object({ recordId: IdSchema })

/** The recording of an order's signing (E-DOUBLE); `recordId` is the order's id. */
export const RecordingSchema = v.object({
  recordId: IdSchema,
  orderNo: v.string(),
  productName: v.string(),
  amount: MoneySchema,
  /** `RECORD_TYPE`. */
  recordType: v.string(),
  /** Until when it is to be recorded; `""` when nothing is to be done any more. */
  deadline: DateTimeSchema,
  /** `RECORDING_STATUS`. */
  status: v.string(),
  /** Why the last one was not passed; `""` without. */
  rejectReason: v.string(),
  /** When the desk calls, and until when; `""` without a booking. */
  appointmentTime: DateTimeSchema,
  appointmentEnd: DateTimeSchema,
  /** Whom the desk calls, masked; `""` without a booking. */
  appointmentMobile: v.string(),
  /** The video room of the booking is open now. */
  isRoomOpen: FlagSchema,
  advisorName: v.string(),
  /** Seconds that were recorded; 0 before it was handed in. */
  duration: v.number(),
  /** Of a recording that was begun: questions that are recorded, and all of them. */
  takenCount: v.number(),
  questionCount: v.number(),
})

export type Recording = v.InferOutput<typeof RecordingSchema>

/** Recordings of the customer's orders, newest first; `statusCounts` counts every status. `serverTime` is what deadlines are compared with. */
export const doubleRecordList = endpoint(
  'doubleRecordList',
  v.object({
    status: v.optional(v.picklist(codesOf(RECORDING_STATUS))),
    ...pagingEntries,
  }),
  v.object({
    ...pageEntries(RecordingSchema),
    statusCounts: v.record(v.string(), v.number()),
    serverTime: DateTimeSchema,
  }),
)

/** One recording. Errors: `notOwner`. */
export const doubleRecordStatus = endpoint(
  'doubleRecordStatus',
  RecordingIdSchema,
  v.object({ ...RecordingSchema.entries, serverTime: DateTimeSchema }),
  { isCritical: true, errors: ['notOwner'] },
)

export type RecordingNow = v.InferOutput<typeof doubleRecordStatus.response>

/** A question of the script: what is read aloud, and what can be answered. */
const QuestionSchema = v.object({
  questionId: IdSchema,
  topic: v.string(),
  text: v.string(),
  /** Nobody has heard and answered it in less. */
  leastSeconds: v.number(),
  /** The first answer goes on; with any other the signing is not recorded. */
  answers: wholeList(v.object({ code: IdSchema, text: v.string() })),
})

export type RecordingQuestion = v.InferOutput<typeof QuestionSchema>

const SessionSchema = v.object({
  sessionId: IdSchema,
  /** Address of the video room, for the native app; `""` of a recording by oneself. */
  roomUrl: v.string(),
  script: wholeList(QuestionSchema),
  /** Questions that are recorded already: an interrupted recording goes on behind them. */
  takenIds: v.array(IdSchema),
  /** When what was recorded goes, unless it is handed in. */
  expireTime: DateTimeSchema,
})

export type RecordingSession = v.InferOutput<typeof SessionSchema>

/**
 * Begins a recording, or goes on with the one that was begun: by oneself, or in the video room of a booking (`by`, `RECORD_TYPE`).
 * Errors: `stateConflict` with the reason (nothing to record, only with a person, the room is shut); `notOwner`.
 */
export const doubleRecordStart = endpoint(
  'doubleRecordStart',
  v.object({
    ...RecordingIdSchema.entries,
    by: v.picklist(codesOf(RECORD_TYPE)),
    channel: v.picklist(['app', 'mini', 'h5']),
    requestNo: RequestNoSchema,
  }),
  SessionSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/**
 * One question recorded: the clip (uploaded for purpose `recording`) and the answer that was given. Another one of the same question
 * takes its place. Errors: `invalidInput` at `fileId` (no picture, no sound, too short) or `answer` (it does not go on);
 * `stateConflict` when the session is over.
 */
export const doubleRecordTake = endpoint(
  'doubleRecordTake',
  v.object({
    sessionId: IdSchema,
    questionId: IdSchema,
    answer: IdSchema,
    /** Whole seconds of the clip after which the question had been read aloud: what counts as the answer comes behind it. */
    answerFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
    fileId: IdSchema,
    requestNo: RequestNoSchema,
  }),
  v.object({ takenIds: v.array(IdSchema) }),
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/** Hands the recording in: every question has its clip. Errors: `stateConflict` with what is missing, or when it was handed in elsewhere. */
export const doubleRecordSubmit = endpoint(
  'doubleRecordSubmit',
  v.object({ sessionId: IdSchema, requestNo: RequestNoSchema }),
  doubleRecordStatus.response,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/** When the desk has time, by days: working hours until the deadline. Errors: `stateConflict`, `notOwner`. */
export const doubleRecordSlots = endpoint(
  'doubleRecordSlots',
  RecordingIdSchema,
  v.object({
    days: v.array(
      v.object({ date: DateSchema, slots: v.array(v.object({ slot: v.string(), isFree: FlagSchema })) }),
    ),
    /** The customer's own number, which is called unless they name another. */
    mobileMask: v.string(),
  }),
  { errors: ['stateConflict', 'notOwner'] },
)

export type RecordingSlots = v.InferOutput<typeof doubleRecordSlots.response>

/**
 * Books a time with the desk, in place of an earlier booking. `mobile` `""`: the customer's own. Errors: `invalidInput` at `slot` (not
 * offered, taken meanwhile) or `mobile`; `stateConflict`; `notOwner`.
 */
export const doubleRecordAppoint = endpoint(
  'doubleRecordAppoint',
  v.object({
    ...RecordingIdSchema.entries,
    date: v.pipe(DateSchema, v.nonEmpty('请选择日期')),
    slot: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, '请选择时段')),
    mobile: v.union([v.literal(''), MobileSchema], '请输入正确的手机号'),
    requestNo: RequestNoSchema,
  }),
  doubleRecordStatus.response,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)

/** Takes a booking back. Errors: `stateConflict`, `notOwner`. */
export const doubleRecordAppointCancel = endpoint(
  'doubleRecordAppointCancel',
  v.object({ ...RecordingIdSchema.entries, requestNo: RequestNoSchema }),
  doubleRecordStatus.response,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
