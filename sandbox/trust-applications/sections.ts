import type { FtIdentity, FtPrincipal, FtProperty, FtSetup, FtSpouse } from '@/contract/ft-application'
import { ID_TYPE } from '@/contract/tables/customer'
import { MARITAL_STATUS } from '@/contract/tables/trust'
import type { FtApplicationRow } from '../store/ft-applications'

/** What was read off a card when the section was saved: its last day is looked at again when the application is handed in. */
interface ReadCard {
  readonly endDate: string
}

/** The sections as they lie in their columns. */
export interface StoredSections {
  readonly principal: FtPrincipal
  readonly identity: FtIdentity & ReadCard
  readonly spouse: FtSpouse & ReadCard
  readonly setup: FtSetup
  readonly property: FtProperty
}

export type SectionName = keyof StoredSections

export const SECTION_NAMES: readonly SectionName[] = ['principal', 'identity', 'spouse', 'setup', 'property']

/** A section with how often it was saved. */
export interface Saved<Value> {
  readonly revision: number
  readonly value: Value
}

/** What sections lack that were saved before it was asked for: a spouse had an identity card. */
const BEFORE = { spouse: { idType: ID_TYPE.idCard, nationality: '', idExpireDate: '' } } as const

/** What was saved of a section; undefined while nothing was. */
export function savedSection<Name extends SectionName>(
  row: Pick<FtApplicationRow, Name>,
  name: Name,
): Saved<StoredSections[Name]> | undefined {
  const text: string = row[name]
  if (text === '') return undefined
  const saved = JSON.parse(text) as Saved<StoredSections[Name]>
  return name === 'spouse' ? { ...saved, value: { ...BEFORE.spouse, ...saved.value } } : saved
}

export const sectionText = <Name extends SectionName>(
  _name: Name,
  revision: number,
  value: StoredSections[Name],
): string => JSON.stringify({ revision, value })

/** Whether the spouse is asked for. */
export function isMarried(row: Pick<FtApplicationRow, 'principal'>): boolean {
  return savedSection(row, 'principal')?.value.maritalStatus === MARITAL_STATUS.married
}
