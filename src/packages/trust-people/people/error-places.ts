import { FT_SECTION } from '@/contract/tables/trust'

/** What keeps an application or a change from being handed in, as the server names its place. */
export interface PeopleError {
  readonly section: string
  readonly field: string
  readonly msg: string
}

export type ErrorPlace =
  | { readonly kind: 'person' | 'guardian'; readonly beneId: string }
  | { readonly kind: 'plans' | 'end' | 'here' | 'section' }

/** Where an error is mended: `people.B1.idNo` with that beneficiary, `order.1` here, another section on its own page. */
export function peopleErrorPlace({ section, field }: Pick<PeopleError, 'section' | 'field'>): ErrorPlace {
  if (section !== FT_SECTION.people) return { kind: 'section' }
  const [part = '', beneId = ''] = field.split('.')
  if (part === 'guardian') return { kind: 'guardian', beneId }
  if (part === 'people' && beneId !== '') return { kind: 'person', beneId }
  if (part === 'plans') return { kind: 'plans' }
  return { kind: part === 'end' ? 'end' : 'here' }
}
