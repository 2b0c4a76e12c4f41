import { FT_SECTION } from '@/contract/tables/trust'
import { type PeoplePart, peoplePart } from '@/lib/people-part'

/** What keeps an application or a change from being handed in, as the server names its place. */
export interface PeopleError {
  readonly section: string
  readonly field: string
  readonly msg: string
}

/** Where an error is mended: at a part of the set, or in another section on its own page. */
export function peopleErrorPlace(
  { section, field }: Pick<PeopleError, 'section' | 'field'>,
  ids: readonly string[],
): PeoplePart | { readonly kind: 'section' } {
  return section === FT_SECTION.people ? peoplePart(field, ids) : { kind: 'section' }
}
