import type { RouteName } from '@/routes'

/** 未办理, 办理中, 有效, 即将到期, 已过期, 未通过. */
export type StandingState = 'none' | 'underWay' | 'valid' | 'expiring' | 'expired' | 'failed'

/** Where it is begun, gone on with, renewed or looked at. */
export interface Way {
  readonly text: string
  readonly route: RouteName
  readonly params?: Readonly<Record<string, string>>
}

/** How one of the four stands: identity, tax, risk, investor. */
export interface Standing {
  readonly title: string
  readonly state: StandingState
  /** What is still to be done before a purchase; `''`: nothing of it stands in the way. */
  readonly todo: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** What else there is to say, most important first. */
  readonly notes: readonly string[]
  /** None where something else comes first, or people do it: a note says so. */
  readonly way?: Way
}

/** The one sentence about what stands in the way of a purchase; undefined while nothing does. */
export function obstacleText(standings: readonly Standing[]): string | undefined {
  const todos = standings.map(({ todo }) => todo).filter(todo => todo !== '')
  return todos.length > 0 ? `认购、追加前，还需${todos.join('、')}。` : undefined
}
