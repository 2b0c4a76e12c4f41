import * as v from 'valibot'
import { FlagSchema } from './primitives'

/** One step of a course of events; `time` is `""` for a step still to come. */
export const TimelineSchema = v.array(
  v.object({ name: v.string(), time: v.string(), remark: v.string(), isDone: FlagSchema }),
)

export type Timeline = v.InferOutput<typeof TimelineSchema>
