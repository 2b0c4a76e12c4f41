import { View } from '@tarojs/components'
import type { TrustPositionRow } from '@/contract/my-trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { holdingCaption } from '@/domains/positions/holding-caption'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { BigAmount } from '@/ui/kit/big-amount'
import { Facts } from '@/ui/kit/facts'
import './trust-hero.scss'

/** An established trust of which the customer is principal: its total, income and distributions. */
export function TrustHero({ trust }: { trust: TrustPositionRow }) {
  const { navigation } = useStores()
  return (
    <View className="trust-hero">
      <Heading level={2} className="trust-hero__name">
        {trust.name}
      </Heading>
      <View className="trust-hero__kind">{holdingCaption(trust)}</View>
      <BigAmount label="信托财产总额（元）" date={trust.assetDate} aside={<AmountsEye />}>
        <Money value={trust.totalAssets} />
      </BigAmount>
      <Facts
        facts={[
          { label: '累计收益', value: <Change value={trust.accumulatedIncome} /> },
          { label: '累计分配', value: <Money value={trust.accumulatedDistribution} /> },
        ]}
      />
      <Tappable
        className="trust-hero__open"
        role="link"
        trackId="family-trust-open"
        {...navigation.link('trusts/principal', { trustId: trust.trustId })}
      >
        查看信托详情
      </Tappable>
    </View>
  )
}
