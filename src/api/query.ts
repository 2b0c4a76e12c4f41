import type { Endpoint, RequestOf } from '@/contract/endpoint'
import type { EndpointName, endpoints } from '@/contract/registry'

/** These change something and carry no key all the same: sent twice, each is an action of its own. */
type Keyless = 'hostTokenSettle' | 'identityReveal' | 'logout' | 'smsCodeSend' | 'wxLogin' | 'errorReport'

type DataOf<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>

/** What can be asked as often as one likes: no endpoint that wants a key (`requestNo`), or does something without one. */
export type ReadName = Exclude<
  { [Name in EndpointName]: DataOf<Name> extends { requestNo: string } ? never : Name }[EndpointName],
  Keyless
>

export type WriteName = Exclude<EndpointName, ReadName>

export type ReadEndpoint = Endpoint<ReadName>
export type WriteEndpoint = Endpoint<WriteName>

/** A read: which endpoint is asked, and with what. */
export interface Query<Name extends ReadName = ReadName> {
  readonly name: Name
  readonly data: DataOf<Name>
}

/** What a query is made of: the endpoint's own data, none where it takes none. */
type Input<Name extends ReadName> = keyof DataOf<Name> extends never
  ? []
  : object extends DataOf<Name>
    ? [data?: DataOf<Name>]
    : [data: DataOf<Name>]

/** Refuses what the endpoint does not know. */
type Known<Data, Name extends ReadName> = Data & {
  readonly [K in Exclude<keyof Data, keyof DataOf<Name>>]: never
}

/**
 * Declares how an endpoint is asked, in the one place (`queries.ts`) that the page's store and the list of its first calls
 * share: `positionOf({ positionId })` is the same request wherever it stands. `dataOf` makes the data where the pages
 * that ask are not to know all of it. The build reads these files, so that they import types, constants and each
 * other alone, never a schema.
 */
export function query<Name extends ReadName>(name: Name): (...input: Input<Name>) => Query<Name>
export function query<Name extends ReadName, In extends readonly unknown[], const Data extends DataOf<Name>>(
  name: Name,
  dataOf: (...input: In) => Known<Data, Name>,
): (...input: In) => Query<Name>
export function query(name: ReadName, dataOf: (...input: never) => object = (data = {}) => data) {
  return (...input: never) => ({ name, data: dataOf(...input) })
}

/** Rows per request (domain contract, B1: default 20, at most 50). */
export const PAGE_SIZE = 20

/** Which part of a list is asked for. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

export function firstPage(pageSize = PAGE_SIZE): Paging {
  return { pageNum: 1, pageSize }
}

/** The data with its names in one order, so that equal requests are equal texts: the entry page's calls are found by theirs. */
export function inOrder(data: object): object {
  return Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)))
}
