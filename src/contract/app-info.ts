import * as v from 'valibot'
import { endpoint } from './endpoint'
import { DateSchema, EmptySchema } from './primitives'

/** Where the app can be fetched from; `other` is a computer or a phone of another make. */
export const APP_PLATFORMS = ['ios', 'android', 'other'] as const

export type AppPlatform = (typeof APP_PLATFORMS)[number]

/** Letters, digits, `-` and `_`: the channel comes from a link that anybody may write. */
export const CHANNEL_PATTERN = /^[\w-]{1,32}$/

/**
 * The newest version of the app: `size` as text, `downloadUrl` for the platform (`""` for `other`), each permission with
 * what it is for. An unknown channel counts as none.
 */
export const appVersionInfo = endpoint(
  'appVersionInfo',
  v.object({
    platform: v.picklist(APP_PLATFORMS),
    channel: v.optional(v.pipe(v.string(), v.regex(CHANNEL_PATTERN))),
  }),
  v.object({
    appName: v.string(),
    version: v.string(),
    size: v.string(),
    updateDate: DateSchema,
    changes: v.array(v.string()),
    downloadUrl: v.string(),
    developer: v.string(),
    icpNo: v.string(),
    permissions: v.array(v.object({ name: v.string(), purpose: v.string() })),
  }),
  { isPublic: true },
)

/** The newcomer guide, in its order; `alt` says what the picture shows. */
export const guideList = endpoint(
  'guideList',
  EmptySchema,
  v.object({
    list: v.array(v.object({ title: v.string(), text: v.string(), imageUrl: v.string(), alt: v.string() })),
  }),
  { isPublic: true },
)

export type AppVersion = v.InferOutput<typeof appVersionInfo.response>
export type GuideStep = v.InferOutput<typeof guideList.response>['list'][number]
