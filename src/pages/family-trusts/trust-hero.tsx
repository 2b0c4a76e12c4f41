import { View } from '@tarojs/components'
import type { TrustPositionRow } from '@/contract/my-trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { trustCaption } from '@/domains/trusts/trust-caption'
import { TrustCover } from '@/domains/trusts/trust-cover'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { circlePlus } from '@/ui/icon/glyphs/circle-plus'
import { send } from '@/ui/icon/glyphs/send'
import { split } from '@/ui/icon/glyphs/split'
import { users } from '@/ui/icon/glyphs/users'
import { Icon } from '@/ui/icon/icon'
import { BigAmount } from '@/ui/kit/big-amount'
import { Card } from '@/ui/kit/card'
import { Facts } from '@/ui/kit/facts'
import './trust-hero.scss'

/** What a trust is steered by, with how much of it there is. */
const entriesOf = ({ beneficiaries, plans, inReview }: NonNullable<TrustPositionRow['trust']>) =>
  [
    { glyph: users, title: '受益人', count: `${beneficiaries} 位`, route: 'trusts/beneficiaries' },
    { glyph: split, title: '分配方案', count: `${plans} 项`, route: 'trusts/scheme' },
    {
      glyph: send,
      title: '投资指令',
      count: inReview > 0 ? `${inReview} 待审` : '',
      route: 'trust-requests/instructions',
    },
    { glyph: circlePlus, title: '追加委托', count: '', route: 'trust-requests/append-apply' },
  ] as const

/** An established trust of which the customer is principal: its total, income and distributions, and what is done with it. */
export function TrustHero({ row }: { row: TrustPositionRow }) {
  const { navigation } = useStores()
  const { trustId, trustKind, trust } = row
  return (
    <>
      <TrustCover name={row.name} caption={trust ? trustCaption({ trustKind, ...trust }) : ''} level={2}>
        <BigAmount label="信托财产总额（元）" date={row.assetDate} aside={<AmountsEye />}>
          <Money value={row.totalAssets} />
        </BigAmount>
        <Facts
          facts={[
            { label: '累计收益', value: <Change value={row.accumulatedIncome} /> },
            { label: '累计分配', value: <Money value={row.accumulatedDistribution} /> },
          ]}
        />
        <Tappable
          className="trust-hero__open"
          role="link"
          trackId="family-trust-open"
          {...navigation.link('trusts/principal', { trustId })}
        >
          查看信托详情
        </Tappable>
      </TrustCover>
      {trust && (
        <Card className="trust-hero__entries">
          {entriesOf(trust).map(({ glyph, title, count, route }) => (
            <Tappable
              key={route}
              className="trust-hero__entry"
              role="link"
              trackId="family-trust-entry"
              {...navigation.link(route, { trustId })}
            >
              <Icon glyph={glyph} size={22} />
              <View className="trust-hero__title">{title}</View>
              <View className="trust-hero__count">{count}</View>
            </Tappable>
          ))}
        </Card>
      )}
    </>
  )
}
