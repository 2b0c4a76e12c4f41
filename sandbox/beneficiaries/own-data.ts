import type { BenePersonRow } from '../store/beneficiary-sets'

/** What beneficiaries complete of themselves (`beneFillSubmit`). */
const OWN = ['mobile', 'email', 'address', 'occupation'] as const

type OwnData = Readonly<Record<(typeof OWN)[number], string>>

const ownData = (row: OwnData): OwnData => {
  const { mobile, email, address, occupation } = row
  return { mobile, email, address, occupation }
}

/** As it was when a change began. */
export const ownDataText = (row: OwnData): string => JSON.stringify(ownData(row))

/** A person of a change with what they have completed themselves since it began: that stays, whatever the change says of it. */
export function withCompleted(row: BenePersonRow, now: BenePersonRow | undefined): BenePersonRow {
  if (!now || row.base_own === '') return row
  const base = JSON.parse(row.base_own) as OwnData
  const completed = OWN.filter(field => now[field] !== base[field])
  return { ...row, ...Object.fromEntries(completed.map(field => [field, now[field]])) }
}
