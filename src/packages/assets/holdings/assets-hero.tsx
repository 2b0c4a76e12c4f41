import { labelOf } from '@/contract/labels'
import type { AssetOverview } from '@/contract/position'
import { HOLDER_ROLE, HOLDER_VIEW } from '@/contract/tables/position'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { useStores } from '@/stores/root/context'
import { BigAmount } from '@/ui/kit/big-amount'
import { Chips } from '@/ui/kit/chips'
import { Facts } from '@/ui/kit/facts'
import { PaperHero } from '@/ui/kit/paper-hero'
import type { HolderRole } from './overview-store'

interface AssetsHeroProps {
  overview: AssetOverview
  role: HolderRole
  onRole: (role: HolderRole) => void
}

/** The total with its day, what it earned, and what is still to be confirmed. */
export function AssetsHero({ overview, role, onRole }: AssetsHeroProps) {
  const { navigation } = useStores()
  // The two are taken for one another: what each of them counts stands where they come from.
  const linkOf = (trackId: string) =>
    role === HOLDER_VIEW.principal ? { trackId, onTap: () => navigation.go('income/year') } : undefined
  return (
    <PaperHero>
      {overview.holderRoles.length > 1 && (
        <Chips
          label="查看身份"
          options={overview.holderRoles.map(value => ({ value, text: labelOf(HOLDER_ROLE, value) }))}
          value={role}
          onChange={onRole}
        />
      )}
      <BigAmount label="总资产（元）" date={overview.assetDate} aside={<AmountsEye />}>
        <Money value={overview.totalAsset} />
      </BigAmount>
      <Facts
        facts={[
          { label: '昨日收益', value: <Change value={overview.yesterdayIncome} /> },
          ...(overview.yearIncome
            ? [
                {
                  label: '本年收益',
                  value: <Change value={overview.yearIncome} />,
                  link: linkOf('assets-year-income'),
                },
              ]
            : []),
          {
            label: '持有收益',
            value: <Change value={overview.holdIncome} />,
            link: linkOf('assets-hold-income'),
          },
          {
            label: '累计收益',
            value: <Change value={overview.accumulatedIncome} />,
            link: linkOf('assets-accumulated-income'),
          },
          { label: '待确认', value: <Money value={overview.pendingAmount} /> },
        ]}
      />
    </PaperHero>
  )
}
