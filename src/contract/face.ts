import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, EmptySchema, RequestNoSchema, SubjectSchema } from './primitives'

/** Failed checks on one day after which only the manual route is left (state machine 实名, B4). */
export const FACE_DAILY_LIMIT = 3

/** How long a check may take. */
export const FACE_VALID_SECONDS = 300

const BizTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

/** What the check is for; the verify token it yields serves this scene and this subject alone. */
export const FACE_SCENES = [
  'realName',
  'sensitive',
  'signing',
  'purchase',
  'redemption',
  'instruction',
  'append',
  'claim',
  'beneficiary',
  'mobileChange',
] as const

/**
 * Opens a check. `verifyUrl` is where a plain browser does it (`""` in the app and the mini-program, which have their
 * own). `subject` of a real-name authentication is its application, which has to wait for it (`notOwner`,
 * `stateConflict`). Errors: `faceLimitReached` after three failures on a day.
 */
export const faceStart = endpoint(
  'faceStart',
  v.object({
    scene: v.picklist(FACE_SCENES),
    subject: SubjectSchema,
    channel: v.picklist(['app', 'mini', 'h5']),
    requestNo: RequestNoSchema,
  }),
  v.object({
    bizToken: BizTokenSchema,
    verifyUrl: v.string(),
    expireSeconds: v.number(),
    failCount: v.number(),
    limit: v.number(),
  }),
  { isWrite: true, isCritical: true, errors: ['notOwner', 'stateConflict', 'faceLimitReached'] },
)

/**
 * What became of a check: the server's word, since the client's own callback proves nothing (rule WX-06). `verifyToken`
 * is filled once passed: one use, `expireSeconds` from now. Errors: `notOwner` for a check of somebody else.
 */
export const faceResult = endpoint(
  'faceResult',
  v.object({ bizToken: BizTokenSchema }),
  v.object({
    status: v.picklist(['pending', 'passed', 'failed', 'cancelled', 'expired']),
    failCount: v.number(),
    limit: v.number(),
    msg: v.string(),
    verifyToken: v.string(),
    expireSeconds: v.number(),
  }),
  { isCritical: true, errors: ['notOwner'] },
)

/** Failed checks of today, the server's day: the device's own count may be of another clock. */
export const faceCountQuery = endpoint(
  'faceCountQuery',
  EmptySchema,
  v.object({ failCount: v.number(), limit: v.number(), day: DateSchema }),
)

export type FaceScene = (typeof FACE_SCENES)[number]
export type FaceChannel = 'app' | 'mini' | 'h5'
