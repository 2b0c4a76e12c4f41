import type { FoundTrust } from '@/contract/search'
import { isOn } from '@/lib/flag'
import { bestFirst, searchFor } from '@/lib/search-words'
import { type RouteName, routes } from '@/routes'
import { PLACE_WORDS, type PlaceWords } from './place-words'

/** A page of the app as it is found. */
export interface FoundPlace {
  readonly key: string
  readonly route: RouteName
  readonly title: string
  /** Name and id of the trust whose page it is; `''` for any other page. */
  readonly caption: string
  readonly trustId: string
}

function isOf({ trust: part }: PlaceWords, { isPrincipal }: FoundTrust): boolean {
  return part === 'both' || (part === 'principal') === isOn(isPrincipal)
}

/** A page, or one for each trust that it can be of. */
function placesOf(words: PlaceWords, trusts: readonly FoundTrust[]): readonly FoundPlace[] {
  const { route, name, trust } = words
  const title = name ?? routes[route].title
  if (trust === undefined) return [{ key: `${route} ${title}`, route, title, caption: '', trustId: '' }]
  return trusts
    .filter(own => isOf(words, own))
    .map(({ trustId, trustName }) => ({
      key: `${route} ${trustId}`,
      route,
      title,
      caption: trustName,
      trustId,
    }))
}

/**
 * The pages that a keyword finds, best first: those that this visitor may open, and of trusts those that are their own. Without
 * a session only what opens without one.
 */
export function findPlaces(
  keyword: string,
  isKnown: boolean,
  trusts: readonly FoundTrust[],
): readonly FoundPlace[] {
  const open = PLACE_WORDS.filter(({ route }) => isKnown || routes[route].access !== 'customer')
  return bestFirst(open, searchFor(keyword), ({ route, name, words }) => [
    name ?? routes[route].title,
    `${routes[route].title} ${words}`,
  ]).flatMap(words => placesOf(words, trusts))
}
