import type { FtFeePlan, FtSetup } from '@/contract/ft-application'
import { FT_KINDS } from '@/contract/ft-application'
import { TRUST_KIND } from '@/contract/tables/trust'
import { compareDecimals } from '@/lib/decimal'
import { amountRule } from '@/lib/validate'

/** A plan, and the least amount it is offered from. */
interface Offer extends FtFeePlan {
  readonly from: string
}

const FAMILY: readonly Offer[] = [
  {
    ...{ feePlanId: 'FEE-F1', name: '标准方案', setupFee: '50000.00', annualRate: '0.50', from: '0' },
    remark: '设立费一次收取，管理费按信托财产净值逐年收取。',
  },
  {
    ...{ feePlanId: 'FEE-F2', name: '免设立费方案', setupFee: '0.00', annualRate: '0.65', from: '0' },
    remark: '不收设立费，管理费按信托财产净值逐年收取。',
  },
  {
    ...{
      feePlanId: 'FEE-F3',
      name: '高净值方案',
      setupFee: '80000.00',
      annualRate: '0.35',
      from: '30000000',
    },
    remark: '适用于设立金额3000万元及以上的信托。',
  },
]

const SERVICE: readonly Offer[] = [
  {
    ...{ feePlanId: 'FEE-S1', name: '标准方案', setupFee: '8000.00', annualRate: '0.60', from: '0' },
    remark: '设立费一次收取，管理费按信托财产净值逐年收取。',
  },
  {
    ...{ feePlanId: 'FEE-S2', name: '免设立费方案', setupFee: '0.00', annualRate: '0.80', from: '0' },
    remark: '不收设立费，管理费按信托财产净值逐年收取。',
  },
]

/** What is offered for a kind of trust and an amount; nothing below the least of the kind. */
export function feePlansOf({
  trustKind,
  initialAmount,
}: Pick<FtSetup, 'trustKind' | 'initialAmount'>): FtFeePlan[] {
  if (amountRule(initialAmount) || compareDecimals(initialAmount, FT_KINDS[trustKind].least) === -1) return []
  const offers = trustKind === TRUST_KIND.family ? FAMILY : SERVICE
  return offers
    .filter(({ from }) => compareDecimals(initialAmount, from) !== -1)
    .map(({ from: _from, ...plan }) => plan)
}
