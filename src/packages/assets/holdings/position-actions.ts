import type { UserDetail } from '@/contract/user'
import { gateRoute } from '@/domains/gates/gate-route'
import { whyNot } from '@/lib/flag'
import type { RouteName } from '@/routes'
import type { Action } from '@/ui/kit/action-bar'
import type { PositionDetail } from './position-store'

/** Redeem and buy more: a refused one says why, and a gate before it leads to where it is passed. */
export function positionActions(
  position: Pick<PositionDetail, 'canRedeem' | 'redeemReason' | 'canAppend' | 'appendReason' | 'appendGate'>,
  ways: {
    readonly redeem: () => void
    readonly append: () => void
    readonly passGate: (route: RouteName) => void
  },
  user: UserDetail | undefined,
): readonly Action[] {
  const gate = gateRoute(position.appendGate, user)
  return [
    {
      text: '赎回',
      tone: 'secondary',
      disabledReason: whyNot(position.canRedeem, position.redeemReason),
      trackId: 'position-redeem',
      onTap: () => ways.redeem(),
    },
    {
      text: '追加申购',
      disabledReason: whyNot(position.canAppend, position.appendReason),
      onDisabledTap: gate && (() => ways.passGate(gate)),
      trackId: 'position-append',
      onTap: () => ways.append(),
    },
  ]
}
