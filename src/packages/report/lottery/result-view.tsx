import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { absoluteLink } from '@/lib/absolute-link'
import { pageOrigin } from '@/platform/host/launch'
import { count } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { canShowIncome, type PosterChoice, posterAlt, posterContent } from '../poster/poster-content'
import { Ground } from '../shared/ground'
import { PosterCard } from '../poster/poster-card'
import { PosterOptions } from '../poster/poster-options'
import { ResultActions } from './result-actions'
import { TopBar } from '../shared/top-bar'
import { usePoster } from '../poster/use-poster'
import { useReport } from '../shared/use-report'
import './result-view.scss'
import '../shared/scene-colours.scss'

/** Points drawn, and the poster to keep or to share. */
export const Result = observer(function Result() {
  const { navigation, ui } = useStores()
  const report = useReport()
  const [choice, setChoice] = useState<PosterChoice>({ showsFacts: true, showsIncome: false })
  const { accumulatedIncome } = report.page6
  const content = posterContent(
    {
      year: report.result.currentYear,
      ...report.page2,
      ...report.page7,
      accumulatedIncome,
      link: absoluteLink(report.share.data?.qrUrl ?? '', pageOrigin()),
    },
    choice,
    ui.areAmountsHidden,
  )
  // Without the link there is no code, without the facts no days: a poster saved too early would lack them.
  const isComplete = [report.info, report.share].every(
    ({ state }) => state.kind === 'ready' || state.kind === 'error',
  )
  const poster = usePoster(content, isComplete)
  const readAgain = () => {
    report.forgetPlace()
    navigation.go('report/story', { page: '2' }, 'replace')
  }
  return (
    <View className="report-result scene--dawn">
      <TopBar title="抽奖结果" onLeave={navigation.back} />
      <View className="report-result__main">
        <View className="report-result__label">新年积分已到账</View>
        <View className="report-result__points">
          {count(report.result.lotteryIntegral)}
          <View className="report-result__unit">积分</View>
        </View>
        <PosterCard url={poster.url} hasFailed={poster.hasFailed} alt={posterAlt(content)} />
        <PosterOptions
          choice={choice}
          hasIncome={canShowIncome(accumulatedIncome, ui.areAmountsHidden)}
          onChange={setChoice}
        />
        <View>
          <Tappable
            className="report-result__link"
            role="link"
            trackId="report-points"
            {...navigation.link('membership/points')}
          >
            查看积分
          </Tappable>
          <Tappable className="report-result__link" trackId="report-again" onTap={readAgain}>
            再看一遍报告
          </Tappable>
        </View>
      </View>
      <Ground className="report-result__ground">
        <ResultActions poster={poster} />
      </Ground>
    </View>
  )
})
