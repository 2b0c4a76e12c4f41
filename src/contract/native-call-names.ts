/** Functions that the native app may call (specification, section 4; B8); `native-calls` has the shapes of their payloads. */
export const NATIVE_CALL_NAMES = [
  'setImageFileId',
  'setBankNo',
  'transmitBankCard',
  'setUpdateStatus',
  'showFailCount',
  'setFacialImageId',
  'setTheme',
  'reloadPage',
  'openCancelDialog',
  'noticeAllRead',
] as const

export type NativeCallName = (typeof NATIVE_CALL_NAMES)[number]

/** Pages subscribe to the calls that concern what they show. */
export type PageCall = Extract<NativeCallName, 'openCancelDialog' | 'noticeAllRead'>
