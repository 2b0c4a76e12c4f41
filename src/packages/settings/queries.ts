import { query } from '@/api/query'

export const ownDevices = query('deviceList')
export const loginsOf = query('loginRecordList')
export const appOf = query('appVersionInfo')
