import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Heading, Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { whenIdle } from '@/platform/host/idle'
import { useStores } from '@/stores/root/context'
import { BRAND_MARK } from '@/ui/brand/mark'
import { Skeleton } from '@/ui/states/skeleton'
import { readingMinutes } from '../shared/report-pages'
import { CoverActions } from './cover-actions'
import { Ground } from '../shared/ground'
import { RulesSheet } from '../shared/rules-sheet'
import { Scene } from '../shared/scene'
import { TopBar } from '../shared/top-bar'
import { useReport } from '../shared/use-report'
import './cover.scss'
import '../shared/scene-colours.scss'

/** Page 1: the cover, with what can be done from here; whose it is, and what that is, once it is known. */
export const Cover = observer(function Cover() {
  const { navigation, user } = useStores()
  const report = useReport()
  const [areRulesOpen, setRulesOpen] = useState(false)
  useEffect(() => whenIdle(RulesSheet.prefetch), [])
  const { currentYear } = report.entry
  const { assetRangeDateEnd } = report.page4
  const name = user.user?.nameMask
  const pageCount = report.pages.length
  const isKnown = report.lotteryInfo.data !== undefined
  return (
    <View className="report-cover scene--dawn">
      <View className="report-cover__sky">
        <TopBar onLeave={navigation.back} />
        <View className="report-cover__text moves">
          <View className="report-cover__brand">
            <Picture className="report-cover__mark" drawing={BRAND_MARK} />
            远岚信托
          </View>
          <Heading level={1} className="report-cover__title">
            <View>远山有信</View>
            <View>岁月有回响</View>
          </Heading>
          <View className="report-cover__for">
            {isKnown && `${currentYear} `}年度资产报告
            {isKnown && name && <Text className="report-cover__name">{name}</Text>}
          </View>
        </View>
      </View>
      <Scene name="dawn" />
      <Ground className="report-cover__ground">
        {isKnown ? (
          <CoverActions />
        ) : (
          <View className="report-cover__waiting">
            <Skeleton rows={0} />
          </View>
        )}
        {isKnown && report.action !== 'notOpen' && (
          <View className="report-cover__facts">
            <Text className="report-cover__fact">
              共 {pageCount} 页，约 {readingMinutes(pageCount)} 分钟
            </Text>
            {assetRangeDateEnd && <Text className="report-cover__fact">统计截至 {assetRangeDateEnd}</Text>}
          </View>
        )}
        <Tappable className="report-cover__rules" trackId="report-rules" onTap={() => setRulesOpen(true)}>
          抽奖规则
        </Tappable>
      </Ground>
      <RulesSheet isOpen={areRulesOpen} year={currentYear} onClose={() => setRulesOpen(false)} />
    </View>
  )
})
