import * as v from 'valibot'
import type { NativeCallName } from './native-call-names'
import { FLAG } from './tables/flag'
import { PHOTO_TYPES } from './photo-types'

const ShortText = v.pipe(v.string(), v.maxLength(255))

/** Picture from the native app (specification, section 3); `imageUrl` is URL-encoded. */
export const NativeImageSchema = v.object({
  type: v.picklist(Object.values(PHOTO_TYPES)),
  imageUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  fileId: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  moduleCode: v.optional(ShortText, ''),
  moduleName: v.optional(ShortText, ''),
})

export type NativeImage = v.InferOutput<typeof NativeImageSchema>

const BankCardSchema = v.object({
  bankNo: v.pipe(v.string(), v.regex(/^[\d ]{12,30}$/)),
  bankName: v.optional(ShortText, ''),
})

const FlagValue = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([FLAG.no, FLAG.yes, 'false', 'true']),
    v.transform(text => text === FLAG.yes || text === 'true'),
  ),
])

const CountValue = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(9999),
)

const Nothing = v.unknown()

/** The shape that the payload of each native call must have (specification, section 4; B8). */
export const NATIVE_CALLS = {
  setImageFileId: NativeImageSchema,
  setBankNo: BankCardSchema,
  transmitBankCard: BankCardSchema,
  setUpdateStatus: v.object({ isUpdating: FlagValue }),
  showFailCount: v.object({ failCount: CountValue }),
  setFacialImageId: v.object({ fileId: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
  /** The app's own setting of light and dark. */
  setTheme: v.object({ theme: v.picklist(['system', 'light', 'dark']) }),
  reloadPage: Nothing,
  openCancelDialog: Nothing,
  noticeAllRead: Nothing,
} as const satisfies Record<NativeCallName, v.GenericSchema>
