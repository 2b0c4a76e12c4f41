import type { RouteName, routes } from '@/routes'
import type { PackageName } from '@/routes/define'
import type { Query } from './query'

/** A query that a page asks as soon as it is drawn; on H5 its entry page sends it before any of the product's code has come. */
export interface FirstCall extends Query {
  /** Not sent when the address has one of these parameters. */
  readonly unless?: readonly string[]
  /** Sent only where a customer was known on this device when it was last used: others would be refused. */
  readonly ifKnown?: boolean
}

type ParamOf<Name extends RouteName> = (typeof routes)[Name]['params'][number]

/** What a parameter can be: a list, or a table by its codes. */
type Among<V extends string> = readonly V[] | Readonly<Record<V, unknown>>

/**
 * The parameters of an address, for which the entry page puts what the address has. What is not `among` the values counts
 * as missing, as a page takes it (`choiceParam`).
 */
interface Params<Param extends string> {
  /** Without it the call is not sent. */
  param(name: Param): string
  param<const V extends string>(name: Param, among: Among<V>): V
  /** Without it the call goes without it. */
  optional(name: Param): string | undefined
  optional<const V extends string>(name: Param, among: Among<V>): V | undefined
  /** These calls only where the address has none of the parameters. */
  unless(names: readonly Param[], ...queries: readonly Query[]): readonly FirstCall[]
  /** These calls only for who is probably logged in, on a page that visitors see as well. */
  ifKnown(...queries: readonly Query[]): readonly FirstCall[]
}

type RouteOf<Package extends PackageName> = Extract<
  (typeof routes)[RouteName],
  { readonly package: Package }
>['name']

/** What each page of a package asks first; the user detail comes by itself. `none` is said, so that nobody forgets it. */
export type FirstCallsOf<Package extends PackageName> = {
  readonly [Name in RouteOf<Package>]: (address: Params<ParamOf<Name>>) => readonly FirstCall[]
}

/** A page that asks nothing at once, or only what it cannot name yet. */
export const none = (): readonly FirstCall[] => []

/** A function for every route, as the build calls it. */
export type FirstCallsByRoute = Readonly<Record<RouteName, (address: Params<string>) => readonly FirstCall[]>>

/** `$name`, `$name?` (optional), `$name=1,2` (one of these): config/first-calls-script.mjs puts the address's own in their place. */
function mark(name: string, sign: string, among?: Among<string>): string {
  const values = Array.isArray(among) ? among : Object.keys(among ?? {})
  return `$${name}${sign}${among ? `=${values.join(',')}` : ''}`
}

/** Stands for the parameters until the address is known; one of a few values stands for whichever of them it is. */
export const MARKERS: Params<string> = {
  param: (name: string, among?: Among<string>) => mark(name, '', among),
  optional: (name: string, among?: Among<string>) => mark(name, '?', among),
  unless: (names, ...queries) => queries.map(query => ({ ...query, unless: names })),
  ifKnown: (...queries) => queries.map(query => ({ ...query, ifKnown: true })),
}
