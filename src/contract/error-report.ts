import * as v from 'valibot'
import { endpoint } from './endpoint'
import { EmptySchema } from './primitives'

/** A defect as the app reports it: what broke and where in our code, nothing of the customer (`lib/error-report`). */
export const ErrorReportSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  message: v.pipe(v.string(), v.maxLength(200)),
  frames: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(10)),
  /** Name of the route in front; `''` before the first. */
  route: v.pipe(v.string(), v.maxLength(60)),
  target: v.picklist(['h5', 'weapp']),
})

export type ErrorReport = v.InferOutput<typeof ErrorReportSchema>

/** Takes a report of a defect. It needs no session and tells nobody anything. */
export const errorReport = endpoint('errorReport', ErrorReportSchema, EmptySchema, { isPublic: true })
