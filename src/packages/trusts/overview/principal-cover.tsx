import type { TrustPositionDetail } from '@/contract/trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { BigAmount } from '@/ui/kit/big-amount'
import { Facts } from '@/ui/kit/facts'
import { trustCaption } from '@/domains/trusts/trust-caption'
import { TrustCover } from '@/domains/trusts/trust-cover'

/** What the trust owns, earned and paid out, for its principal. */
export function PrincipalCover({ trust }: { trust: TrustPositionDetail }) {
  return (
    <TrustCover name={trust.trustName} caption={trustCaption(trust)}>
      <BigAmount label="信托财产总额（元）" date={trust.assetDate} aside={<AmountsEye />}>
        <Money value={trust.totalAssets} />
      </BigAmount>
      <Facts
        facts={[
          { label: '累计收益', value: <Change value={trust.accumulatedIncome} /> },
          { label: '累计分配', value: <Money value={trust.accumulatedDistribution} /> },
        ]}
      />
    </TrustCover>
  )
}
