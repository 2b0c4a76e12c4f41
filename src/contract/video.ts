import * as v from 'valibot'
import { endpoint } from './endpoint'
import { IdSchema } from './primitives'

/** One line of captions, shown from `from` until `to` (seconds). */
export const CaptionSchema = v.object({ from: v.number(), to: v.number(), text: v.string() })

export type Caption = v.InferOutput<typeof CaptionSchema>

/**
 * A video of the company, for everybody: `url` and `posterUrl` of the own origin, `duration` in seconds, `size` in KB. The
 * captions say all that is said or shown. Errors: `notOwner` for a video that does not exist.
 */
export const videoInfo = endpoint(
  'videoInfo',
  v.object({ videoId: IdSchema }),
  v.object({
    title: v.string(),
    url: v.string(),
    posterUrl: v.string(),
    duration: v.number(),
    size: v.number(),
    captions: v.array(CaptionSchema),
  }),
  { isPublic: true, isCritical: true, errors: ['notOwner'] },
)

export type Video = v.InferOutput<typeof videoInfo.response>
