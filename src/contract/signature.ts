import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateTimeSchema, IdSchema, RequestNoSchema, VerifyTokenSchema } from './primitives'

/** What is signed; a signature serves nothing else. */
export const SIGN_SCENES = ['taxDeclare', 'contract'] as const

export type SignScene = (typeof SIGN_SCENES)[number]

/** A name of twenty characters has fewer strokes, and no hand more points. */
export const SIGNATURE_LIMITS = { strokes: 400, pointsPerStroke: 200, points: 8000 }

/** A signature serves for so long. */
export const SIGNATURE_VALID_MINUTES = 30

/** One stroke as `packStrokes` of lib/strokes makes it: three whole numbers to a point. */
const StrokeSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(-10_000_000), v.maxValue(10_000_000))),
  v.minLength(3),
  v.maxLength(3 * SIGNATURE_LIMITS.pointsPerStroke),
  v.check(numbers => numbers.length % 3 === 0),
)

const StrokesSchema = v.pipe(
  v.array(StrokeSchema),
  v.maxLength(SIGNATURE_LIMITS.strokes, '笔画过多，请清除重写'),
  v.check(
    strokes => strokes.reduce((sum, { length }) => sum + length, 0) <= 3 * SIGNATURE_LIMITS.points,
    '笔画过多，请清除重写',
  ),
)

/**
 * Keeps a signature for one write of its scene (`signFileId` there), within `SIGNATURE_VALID_MINUTES`. `drawn` has the picture of the
 * pad (`imageFileId`, an upload of the purpose `signature`) and the strokes. `typed` has the customer's name and, as the proof that it
 * is the customer who types it, a verify token of the scene `sign`. Errors: `invalidInput` at `imageFileId`, `strokes` or
 * `typedName`; `verifyTokenMissing`. The name is judged first, so that no code is sent for a wrong one.
 */
export const signatureSave = endpoint(
  'signatureSave',
  v.object({
    scene: v.picklist(SIGN_SCENES),
    kind: v.picklist(['drawn', 'typed']),
    imageFileId: v.optional(IdSchema),
    strokes: v.optional(StrokesSchema),
    typedName: v.optional(v.pipe(v.string(), v.maxLength(60, '姓名过长，请核对'))),
    verifyToken: v.optional(VerifyTokenSchema),
    requestNo: RequestNoSchema,
  }),
  v.object({ signFileId: IdSchema, signedAt: DateTimeSchema }),
  { isWrite: true, isCritical: true, errors: ['verifyTokenMissing'] },
)
