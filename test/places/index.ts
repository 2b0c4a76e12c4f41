import { type RouteName, routes } from '../../src/routes'
import { accountPlaces } from './account'
import { assetsPlaces } from './assets'
import { contentPlaces } from './content'
import { identityPlaces } from './identity'
import { incomePlaces } from './income'
import { mainPlaces } from './main'
import { membershipPlaces } from './membership'
import { messagesPlaces } from './messages'
import type { Place } from './place'
import { productsPlaces } from './products'
import { recordingPlaces } from './recording'
import { reportPlaces } from './report'
import { searchPlaces } from './search'
import { settingsPlaces } from './settings'
import { signingPlaces } from './signing'
import { suitabilityPlaces } from './suitability'
import { trustApplicationPlaces } from './trust-application'
import { advisorPlaces } from './advisor'
import { trustPeoplePlaces } from './trust-people'
import { trustRequestsPlaces } from './trust-requests'
import { trustsPlaces } from './trusts'

export type { Place } from './place'

/** Where each page is seen; a route without a place does not compile. */
export const PLACES: Readonly<Record<RouteName, readonly [Place, ...Place[]]>> = {
  ...mainPlaces,
  ...accountPlaces,
  ...assetsPlaces,
  ...contentPlaces,
  ...identityPlaces,
  ...incomePlaces,
  ...membershipPlaces,
  ...messagesPlaces,
  ...productsPlaces,
  ...recordingPlaces,
  ...reportPlaces,
  ...searchPlaces,
  ...settingsPlaces,
  ...signingPlaces,
  ...suitabilityPlaces,
  ...trustApplicationPlaces,
  ...advisorPlaces,
  ...trustPeoplePlaces,
  ...trustRequestsPlaces,
  ...trustsPlaces,
}

/** A place with the name of its page. */
export type NamedPlace = Place & { readonly name: RouteName }

/** All places of some packages, in the order of their routes. */
export function placesOf(packages: readonly string[]): readonly NamedPlace[] {
  return (Object.keys(PLACES) as RouteName[])
    .filter(name => packages.includes(routes[name].package))
    .flatMap(name => PLACES[name].map(place => ({ name, ...place })))
}

/** The first place of every page that can be opened by its address. */
export function everyPage(): readonly NamedPlace[] {
  return (Object.keys(PLACES) as RouteName[])
    .map(name => ({ name, ...PLACES[name][0] }))
    .filter(({ isOnTheWay }) => !isOnTheWay)
}

function queryOf(params: Place['params']): string {
  const query = new URLSearchParams(params).toString()
  return query && `?${query}`
}

/** Address of a place on H5. */
export function addressOf({ name, params }: Pick<NamedPlace, 'name' | 'params'>): string {
  return `/phone/${routes[name].path}${queryOf(params)}`
}

/** Page and query of a place in the mini-program: `packages/assets/holdings/position/index?positionId=U1-P05`. */
export function pageOf({ name, params }: Pick<NamedPlace, 'name' | 'params'>): string {
  return routes[name].page + queryOf(params)
}
