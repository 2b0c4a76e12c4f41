import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import type { BeneficiaryPositionDetail } from '@/contract/trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { percent } from '@/lib/format-number'
import { BigAmount } from '@/ui/kit/big-amount'
import { Facts } from '@/ui/kit/facts'
import { orderName } from '@/domains/trusts/people-texts'
import { trustCaption } from '@/domains/trusts/trust-caption'
import { TrustCover } from '@/domains/trusts/trust-cover'

/** What the trust has paid to this beneficiary, and what share of it is theirs. */
export const BeneficiaryCover = observer(function BeneficiaryCover({
  benefit,
}: {
  benefit: BeneficiaryPositionDetail
}) {
  return (
    <TrustCover name={benefit.trustName} caption={trustCaption(benefit)}>
      <BigAmount label="累计分配给我（元）" aside={<AmountsEye />}>
        <Money value={benefit.accumulatedDistribution} />
      </BigAmount>
      <Facts
        facts={[
          { label: '受益比例', value: percent(benefit.sharePercent) },
          { label: '受益顺位', value: orderName(benefit.order) },
          { label: '受益人状态', value: labelOf(BENEFICIARY_STATUS, benefit.beneStatus) },
        ]}
      />
    </TrustCover>
  )
})
