import { query } from '@/api/query'

export const applicationOf = query('ftApplicationDetail')
export const clientInfo = query('ftClientInfo')
export const feePlansOf = query('ftFeeQuery')

/** What is typed of a section and not saved yet: a draft of its own, so that two sections never stand in each other's way. */
export const sectionDraft = (applyId: string, section: string) =>
  ({ kind: 'ftApplication', subject: `${applyId}:${section}` }) as const
