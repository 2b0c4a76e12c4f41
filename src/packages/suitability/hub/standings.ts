import type { IdentifyInfo } from '@/contract/identify-info'
import { identityStanding } from './identity-standing'
import { investorStanding } from './investor-standing'
import { riskStanding } from './risk-standing'
import type { Standing } from './standing'
import { taxStanding } from './tax-standing'

/** How the four stand, in the order of the purchase check (domain contract, B6.3). */
export function standingsOf(info: IdentifyInfo): readonly Standing[] {
  return [identityStanding(info), taxStanding(info), riskStanding(info), investorStanding(info)]
}
