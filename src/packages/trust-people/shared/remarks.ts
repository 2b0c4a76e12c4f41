import type { BeneDetail } from '@/contract/beneficiary'
import type { Remark } from '@/stores/form/part'

const GUARDIAN = 'guardian.'

const remarkOf = ({ field, content, time }: BeneDetail['remarks'][number]): Remark => ({
  path: field,
  text: content,
  at: time.slice(5, 16),
})

/** What a reviewer said of a person, at the fields of their form. */
export const personRemarks = (detail: BeneDetail | undefined): Remark[] =>
  (detail?.remarks ?? []).filter(({ field }) => !field.startsWith(GUARDIAN)).map(remarkOf)

/** The same of their guardian. */
export const guardianRemarks = ({ remarks }: BeneDetail): Remark[] =>
  remarks
    .filter(({ field }) => field.startsWith(GUARDIAN))
    .map(remarkOf)
    .map(remark => ({ ...remark, path: remark.path.slice(GUARDIAN.length) }))
