import type { RouteName } from '../../src/routes'
import type { PackageName } from '../../src/routes/define'
import type { CustomerKey } from '../support/control'

/** A page as one customer sees it with content. */
export interface Place {
  /** `undefined`: a visitor. */
  readonly customer: CustomerKey | undefined
  readonly params: Readonly<Record<string, string>>
  /** Of a page that draws its own surroundings (no help at its foot, no eye): the text that says that it stands. */
  readonly ready?: string | RegExp
  /** It is reached by the steps before it alone: the journey of its flow looks at it. */
  readonly isOnTheWay?: boolean
}

/** Who sees each page of a package, and with what; the first place is the one that says most of it. */
export type Places<Package extends PackageName> = Readonly<
  Record<Extract<RouteName, `${Package}/${string}`>, readonly [Place, ...Place[]]>
>

type More = Pick<Place, 'ready' | 'isOnTheWay'>

export function by(customer: CustomerKey, params: Place['params'] = {}, more: More = {}): Place {
  return { customer, params, ...more }
}

export function byVisitor(params: Place['params'] = {}, more: More = {}): Place {
  return { customer: undefined, params, ...more }
}
