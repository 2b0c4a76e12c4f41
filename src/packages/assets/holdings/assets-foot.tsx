import { View } from '@tarojs/components'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'
import { LinkCard } from '@/ui/kit/link-card'
import './assets-foot.scss'

/** Ways on from the overview, and how its figures come about. */
export function AssetsFoot({ historyCount }: { historyCount: number }) {
  const { navigation } = useStores()
  return (
    <>
      <LinkCard>
        <RowLink
          title="我的收益"
          caption="按年、按月、按产品；持有收益与累计收益怎么来的"
          trackId="assets-income"
          {...navigation.link('income/year')}
        />
        <RowLink
          title="对账单"
          caption="每月、每季度、每年一份"
          trackId="assets-statements"
          {...navigation.link('income/statements')}
        />
        <RowLink title="交易记录" trackId="assets-trades" {...navigation.link('assets/trades')} />
        <RowLink
          title="收益分配记录"
          trackId="assets-distributions"
          {...navigation.link('assets/distributions')}
        />
        <RowLink title="信息披露" trackId="assets-disclosures" {...navigation.link('assets/disclosures')} />
        <RowLink title="资产证明" trackId="assets-certificates" {...navigation.link('assets/certificates')} />
        {historyCount > 0 && (
          <RowLink
            title="历史资产"
            value={`${historyCount} 只已清算`}
            trackId="assets-history"
            {...navigation.link('assets/history')}
          />
        )}
      </LinkCard>
      <View className="assets-foot__note">市值按最近估值日净值计算，仅供参考</View>
    </>
  )
}
