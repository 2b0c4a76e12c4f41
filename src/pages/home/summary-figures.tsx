import { View } from '@tarojs/components'
import type { HomeSummary } from '@/contract/home'
import { HOME_HOLDER } from '@/contract/tables/home'
import { MY_TRUST_TAB } from '@/contract/tables/my-trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { isPositive } from '@/lib/decimal'
import { useStores } from '@/stores/root/context'
import { BigAmount } from '@/ui/kit/big-amount'
import { Facts } from '@/ui/kit/facts'
import './home-hero.scss'

/** What the customer has, in one figure and up to three beside it; a newcomer has none of them. */
export function SummaryFigures({ summary }: { summary: HomeSummary }) {
  const { holder, benefit } = summary
  if (holder === HOME_HOLDER.newcomer) return <NoFigures />
  return (
    <View className="home__figures">
      {holder === HOME_HOLDER.owner && <OwnFigures summary={summary} />}
      {holder === HOME_HOLDER.beneficiary && benefit && <BenefitFigures benefit={benefit} />}
    </View>
  )
}

/** Who owns nothing yet; as soon as that is likely, so that nothing jumps. */
export function NoFigures() {
  return <View className="home__figures home__figures--none">完成以下步骤后，可办理信托业务</View>
}

function OwnFigures({ summary }: { summary: HomeSummary }) {
  const { navigation } = useStores()
  const { totalAsset, pendingAmount, familyTrustTotal } = summary
  // Who holds nothing but a trust sees that first: it is the trust's, and counts in no other figure.
  if (familyTrustTotal && !isPositive(totalAsset) && !isPositive(pendingAmount)) {
    return (
      <BigAmount label="家族信托（元）" aside={<AmountsEye />}>
        <Money value={familyTrustTotal} />
      </BigAmount>
    )
  }
  return (
    <>
      <BigAmount label="总资产（元）" date={summary.assetDate} aside={<AmountsEye />}>
        <Money value={totalAsset} />
      </BigAmount>
      <Facts
        facts={[
          { label: '昨日收益', value: <Change value={summary.yesterdayIncome} /> },
          { label: '待确认', value: <Money value={pendingAmount} /> },
          ...(familyTrustTotal
            ? [
                {
                  label: '家族信托',
                  value: <Money value={familyTrustTotal} />,
                  link: {
                    trackId: 'home-family-trust',
                    onTap: () => navigation.go('main/my-trust', { tab: MY_TRUST_TAB.familyTrusts }),
                  },
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

function BenefitFigures({ benefit }: { benefit: NonNullable<HomeSummary['benefit']> }) {
  const { navigation } = useStores()
  const { trustCount, trustId, beneId } = benefit
  const open = () =>
    trustCount > 1
      ? navigation.go('main/positions')
      : navigation.go('trusts/beneficiary', { trustId, beneId })
  return (
    <>
      <BigAmount label="累计分配给我（元）" aside={<AmountsEye />}>
        <Money value={benefit.received} />
      </BigAmount>
      <Facts
        facts={[
          { label: '受益信托', value: `${trustCount} 个`, link: { trackId: 'home-benefit', onTap: open } },
          { label: '下次分配', value: benefit.nextDate || '暂无安排' },
        ]}
      />
    </>
  )
}
