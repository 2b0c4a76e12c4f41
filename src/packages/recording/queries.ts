import { query } from '@/api/query'

export const recordingsOf = query('doubleRecordList')
export const recordingOf = query('doubleRecordStatus')
export const slotsOf = query('doubleRecordSlots')
