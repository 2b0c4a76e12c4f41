import { randomBytes } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { type RecordingEvent, recordingMachine, type RecordingStatus } from '@/contract/machines/recording'
import { CLIP_MAX_SECONDS, type RecordingNow, type RecordingSession } from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dateTimeInShanghai } from '@/lib/date'
import { isOff } from '@/lib/flag'
import { maskMobile } from '@/lib/mask'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { videoFacts } from '../files/video-facts'
import { closeSession, submitRecording } from '../recording/moves'
import { ANSWER_SECONDS, scriptOf } from '../recording/script'
import { isRoomOpen, slotsOf } from '../office/slots'
import { recordedOrders, recordingOf, recordingStatus, recordTypeOf } from '../recording/standing'
import { customerById } from '../store/customers'
import { offerOf } from '../store/offers'
import { findOrder, type OrderRow } from '../store/orders'
import { pageOf } from '../store/page'
import {
  bookedCounts,
  changeRecording,
  findSession,
  isTaken,
  keepTake,
  type RecordingRow,
  recordingRowOf,
  takesOf,
} from '../store/recordings'
import { useFiles } from '../store/uploads'

/** What was recorded waits so long for the rest: until the same time on the next day. */
const SESSION_MS = 24 * 3_600_000
/** Cameras stop a little late. */
const STOP_SECONDS = 5

const R = RECORDING_STATUS
const STATUSES = Object.keys(R.labels) as RecordingStatus[]
const CLOSED: Readonly<Partial<Record<RecordingStatus, string>>> = {
  [R.inReview]: '双录审核中，请等待审核结果',
  [R.passed]: '双录已通过，无需再次录制',
  [R.expired]: '双录期限已过，请联系理财经理',
  [R.notNeeded]: '订单已撤销，无需录制',
}

/** The customer's own order whose signing is recorded; another is refused as a foreign one. */
function ownOrder(recordId: string, { db, customerId }: HandlerContext): OrderRow {
  const order = ownRow(findOrder(db, recordId), customerId)
  if (recordTypeOf(db, order) === '') throw new BusinessError(INNER.notOwner)
  return order
}

/** Refuses what cannot happen to the recording now, with the reason. */
function ensure(order: OrderRow, row: RecordingRow, event: RecordingEvent): void {
  const status = recordingStatus(order, row)
  if (!recordingMachine.allows(status, event)) {
    throw new BusinessError(INNER.stateConflict, { msg: CLOSED[status] })
  }
}

function nowOf(recordId: string, context: HandlerContext): RecordingNow {
  const time = dateTimeInShanghai(context.now())
  return { ...recordingOf(context.db, ownOrder(recordId, context), time), serverTime: time }
}

const scriptFor = (order: OrderRow, { db }: HandlerContext) =>
  scriptOf(order, offerOf(db, order.product_id).cooling_hours)

const byPersonOnly = () => new BusinessError(INNER.stateConflict, { msg: '本产品须人工视频双录，请预约时段' })

/** The customer's own session that has not ended, with its order. */
function openSession(sessionId: string, context: HandlerContext) {
  const { db, now } = context
  const row = findSession(db, sessionId)
  const order = ownRow(row && findOrder(db, row.order_id), context.customerId)
  if (!row || row.session_ends <= dateTimeInShanghai(now())) {
    const reason = recordingMachine.allows(
      recordingStatus(order, recordingRowOf(db, order.order_id)),
      'submit',
    )
    throw new BusinessError(INNER.stateConflict, { msg: reason ? '本次录制已失效，请重新开始' : undefined })
  }
  ensure(order, row, 'submit')
  // The session of a room is the desk's: nothing is handed in to it.
  if (recordTypeOf(db, order) !== RECORD_TYPE.byOneself) throw byPersonOnly()
  return { order, row }
}

/** Goes on with the session that was begun, or begins one. */
function sessionOf(order: OrderRow, row: RecordingRow, context: HandlerContext): RecordingRow {
  const { db, now } = context
  if (row.session_id && row.session_ends > dateTimeInShanghai(now())) return row
  closeSession(db, order.order_id)
  changeRecording(db, order.order_id, {
    session_id: randomBytes(18).toString('base64url'),
    session_ends: dateTimeInShanghai(now() + SESSION_MS),
  })
  return recordingRowOf(db, order.order_id)
}

const takenIds = ({ session_id }: RecordingRow, { db }: HandlerContext) =>
  takesOf(db, session_id).map(({ question_id }) => question_id)

/** The room of a booking, in which the desk records. */
function roomOf(order: OrderRow, row: RecordingRow, context: HandlerContext): RecordingSession {
  const time = dateTimeInShanghai(context.now())
  if (!isRoomOpen(row.appointment, time)) {
    throw new BusinessError(INNER.stateConflict, { msg: '未到预约时间，请在预约时段内进入' })
  }
  const { session_id: sessionId, session_ends: expireTime } = sessionOf(order, row, context)
  return {
    sessionId,
    roomUrl: `wss://rooms.yuanlan.example/${sessionId}`,
    script: [],
    takenIds: [],
    expireTime,
  }
}

/** Seconds of a clip. Throws a field error for one that does not count. */
function secondsOf(content: string, leastSeconds: number, answerFrom: number): number {
  const facts = videoFacts(Buffer.from(content, 'base64'))
  if (!facts?.hasPicture) throw invalidField('fileId', '录像没有画面，请重录本题')
  if (!facts.hasSound) throw invalidField('fileId', '录像没有声音，请重录本题')
  if (facts.seconds < leastSeconds) throw invalidField('fileId', '录制时间太短，请听完问题后再作答')
  // The product's own voice is no answer: what the customer said comes behind it.
  if (facts.seconds - answerFrom < ANSWER_SECONDS) {
    throw invalidField('fileId', '没有录到您的回答，请听完问题后再作答')
  }
  if (facts.seconds > CLIP_MAX_SECONDS + STOP_SECONDS) {
    throw invalidField('fileId', '录制时间太长，请重录本题')
  }
  return facts.seconds
}

/** Handlers of `src/contract/recording.ts`. */
export const recordingHandlers = {
  doubleRecordList({ status, ...paging }, { db, customerId, now }) {
    const serverTime = dateTimeInShanghai(now())
    const all = recordedOrders(db, customerId).map(order => recordingOf(db, order, serverTime))
    const countOf = (wanted: string) => all.filter(one => one.status === wanted).length
    return {
      ...pageOf(status ? all.filter(one => one.status === status) : all, paging),
      statusCounts: Object.fromEntries(STATUSES.map(one => [one, countOf(one)])),
      serverTime,
    }
  },

  doubleRecordStatus: ({ recordId }, context) => nowOf(recordId, context),

  doubleRecordStart({ recordId, by }, context) {
    const { db } = context
    const order = ownOrder(recordId, context)
    const row = recordingRowOf(db, recordId)
    ensure(order, row, 'submit')
    if (by === RECORD_TYPE.byPerson) return roomOf(order, row, context)
    if (recordTypeOf(db, order) !== RECORD_TYPE.byOneself) {
      throw byPersonOnly()
    }
    const session = sessionOf(order, row, context)
    return {
      sessionId: session.session_id,
      roomUrl: '',
      script: scriptFor(order, context),
      takenIds: takenIds(session, context),
      expireTime: session.session_ends,
    }
  },

  doubleRecordTake({ sessionId, questionId, answer, answerFrom, fileId }, context) {
    const { db, customerId } = context
    const { order, row } = openSession(sessionId, context)
    const question = scriptFor(order, context).find(one => one.questionId === questionId)
    if (!question) throw invalidField('questionId', '没有这道题，请刷新后重试')
    if (answer !== question.answers[0]?.code) {
      throw invalidField('answer', '您的回答未能通过，请与理财经理沟通后再录制')
    }
    const purpose = UPLOAD_PURPOSE.recording
    const files = isTaken(db, fileId)
      ? undefined
      : useFiles(db, { customerId, purpose, fileIds: [fileId], usedFor: order.order_id })
    const [file] = files ?? []
    if (!file) throw invalidField('fileId', '录像已失效，请重录本题')
    const seconds = secondsOf(file.content, question.leastSeconds, answerFrom)
    keepTake(db, { session_id: sessionId, question_id: questionId, answer, file_id: fileId, seconds })
    return { takenIds: takenIds(row, context) }
  },

  doubleRecordSubmit({ sessionId }, context) {
    const { db, now } = context
    const { order, row } = openSession(sessionId, context)
    const taken = takenIds(row, context)
    const missing = scriptFor(order, context).findIndex(({ questionId }) => !taken.includes(questionId))
    if (missing >= 0) {
      throw new BusinessError(INNER.stateConflict, { msg: `第 ${missing + 1} 题还没有录制，请录完后提交` })
    }
    const seconds = takesOf(db, sessionId).reduce((sum, take) => sum + take.seconds, 0)
    submitRecording(db, order, seconds, now())
    return nowOf(order.order_id, context)
  },

  doubleRecordSlots({ recordId }, context) {
    const { db, customerId, now } = context
    const order = ownOrder(recordId, context)
    ensure(order, recordingRowOf(db, recordId), 'book')
    const time = dateTimeInShanghai(now())
    const booked = bookedCounts(db, { from: time, except: recordId })
    return {
      days: slotsOf({ now: time, deadline: order.pay_deadline, booked }),
      mobileMask: maskMobile(customerById(db, customerId).mobile),
    }
  },

  doubleRecordAppoint({ recordId, date, slot, mobile }, context) {
    const { db, now } = context
    const order = ownOrder(recordId, context)
    ensure(order, recordingRowOf(db, recordId), 'book')
    const time = dateTimeInShanghai(now())
    const booked = bookedCounts(db, { from: time, except: recordId })
    const day = slotsOf({ now: time, deadline: order.pay_deadline, booked }).find(one => one.date === date)
    const found = day?.slots.find(one => one.slot === slot)
    if (!found) throw invalidField('slot', '请选择可预约的时段')
    if (isOff(found.isFree)) throw invalidField('slot', '该时段已约满，请选择其他时段')
    changeRecording(db, recordId, { appointment: `${date} ${slot}:00`, mobile })
    return nowOf(recordId, context)
  },

  doubleRecordAppointCancel({ recordId }, context) {
    const { db } = context
    const order = ownOrder(recordId, context)
    const row = recordingRowOf(db, recordId)
    ensure(order, row, 'unbook')
    changeRecording(db, recordId, { appointment: '', mobile: '' })
    return nowOf(recordId, context)
  },
} satisfies Partial<Handlers>
