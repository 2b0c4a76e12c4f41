import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateTimeSchema, EmptySchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'

/** Days that logins are kept for the customer to look at. */
export const LOGIN_RECORD_DAYS = 90

const DeviceSchema = v.object({
  /** Names the session to its customer alone; it ends nothing without their own. */
  deviceId: IdSchema,
  /** Make or kind, system and program, as far as the device tells: `iPhone · 微信小程序`. */
  name: v.string(),
  loginTime: DateTimeSchema,
  activeTime: DateTimeSchema,
  /** The device that asks. */
  isCurrent: FlagSchema,
})

export type Device = v.InferOutput<typeof DeviceSchema>

const DevicesSchema = v.object({ list: v.array(DeviceSchema), serverTime: DateTimeSchema })

export type Devices = v.InferOutput<typeof DevicesSchema>

/** Where the customer is logged in now: the device that asks, then the one used last. */
export const deviceList = endpoint('deviceList', EmptySchema, DevicesSchema)

/**
 * Ends the session of another device at once. Errors: `stateConflict` for the device that asks (that is a logout), `notOwner`
 * for one that is not logged in any more too.
 */
export const deviceSignOut = endpoint(
  'deviceSignOut',
  v.object({ deviceId: IdSchema, requestNo: RequestNoSchema }),
  DevicesSchema,
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Ends every session of the customer but the one that asks. */
export const deviceSignOutOthers = endpoint(
  'deviceSignOutOthers',
  v.object({ requestNo: RequestNoSchema }),
  DevicesSchema,
  { isWrite: true, isCritical: true },
)

const LoginRecordSchema = v.object({
  recordId: IdSchema,
  time: DateTimeSchema,
  device: v.string(),
  /** `LOGIN_WAY`. */
  way: v.string(),
  isSuccess: FlagSchema,
})

export type LoginRecord = v.InferOutput<typeof LoginRecordSchema>

/** Logins of the last `LOGIN_RECORD_DAYS` days and tries that failed, newest first. */
export const loginRecordList = endpoint(
  'loginRecordList',
  v.object(pagingEntries),
  v.object({ ...pageEntries(LoginRecordSchema), serverTime: DateTimeSchema }),
)
