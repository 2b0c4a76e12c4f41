import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import type { UserDetail } from '@/contract/user'
import { realNameRoute } from './real-name-route'
import { isOff, isOn } from '@/lib/flag'
import type { RouteName } from '@/routes'

/** `expired`: was done once, and holds no longer. */
export type StepState = 'done' | 'pending' | 'expired'

export type FirstStepName = 'realName' | 'tax' | 'risk' | 'investor'

export interface FirstStep {
  readonly name: FirstStepName
  readonly title: string
  readonly state: StepState
  /** What an expired one asks of the customer. */
  readonly renewal: string
  /** Where it is done; none while something else comes first. */
  readonly route?: RouteName
}

/** The server's own word for expired, or a last day that lies behind: on that day itself it still holds. */
function stateOf(isDone: boolean, isExpired: boolean, lastDay = '', today = ''): StepState {
  if (isExpired || (isDone && lastDay !== '' && lastDay < today)) return 'expired'
  return isDone ? 'done' : 'pending'
}

/**
 * Before a first purchase, in the order of the purchase check (domain contract, B6.3): real name, tax, risk, investor.
 * `today` is `YYYY-MM-DD`.
 */
export function firstSteps(user: UserDetail | undefined, today: string): readonly FirstStep[] {
  const { authStatus, taxDeclared, customerRiskLevel, qualifiedStatus } = user ?? {}
  const hasRealName = authStatus === AUTH_STATUS.passed || authStatus === AUTH_STATUS.expiring
  const realName = stateOf(hasRealName, authStatus === AUTH_STATUS.expired, user?.idExpireDate, today)
  const riskState = stateOf(Boolean(customerRiskLevel), false, user?.riskExpireDate, today)
  const investor = stateOf(
    qualifiedStatus === QUALIFIED_STATUS.passed,
    qualifiedStatus === QUALIFIED_STATUS.expired,
    user?.qualifiedExpireDate,
    today,
  )
  return [
    {
      name: 'realName',
      title: '实名认证',
      state: realName,
      renewal: '证件有效期已过，请重新提交新的证件',
      route: realName === 'done' ? undefined : realNameRoute(user),
    },
    // A declaration holds until something about it changes.
    {
      name: 'tax',
      title: '税收居民身份声明',
      state: stateOf(isOn(taxDeclared), false),
      renewal: '',
      // It is the name on the papers that is declared with.
      route: hasRealName && isOff(taxDeclared) ? 'identity/tax-type' : undefined,
    },
    {
      name: 'risk',
      title: '风险承受能力测评',
      state: riskState,
      renewal: '测评结果有效期已过，请重新测评',
      route: riskState === 'done' ? undefined : 'suitability/risk-overview',
    },
    {
      name: 'investor',
      title: '合格投资者认定',
      state: investor,
      renewal: '认定有效期已过，请重新提交资产或收入证明',
      route: investor === 'done' ? undefined : 'suitability/investor-declaration',
    },
  ]
}
