import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { count } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { PRIZE_RANGE } from '../shared/lottery-rules'
import { Envelope, OPENING_MS } from './envelope'
import { StoryHeading } from './story-heading'
import type { StoryPageProps } from './story-page-props'
import { useReport } from '../shared/use-report'
import './letter-page.scss'

/** Page 8: the sealed letter and its one draw, or what it held for those who have opened it. */
export const LetterPage = observer(function LetterPage({ onShowRules }: StoryPageProps) {
  const { navigation, ui } = useStores()
  const report = useReport()
  const [isOpening, setOpening] = useState(false)
  const showResult = () => navigation.go('report/result', {}, 'replace')

  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => navigation.go('report/result', {}, 'replace'), ui.isCare ? 0 : OPENING_MS)
    return () => clearTimeout(timer)
  }, [isOpening, navigation, ui])

  const handleDraw = async () => {
    if (await report.draw()) setOpening(true)
  }
  const hasDrawn = report.hasDrawn && !isOpening
  return (
    <>
      <View className="letter-page__head">
        <StoryHeading>一封给您的新年信</StoryHeading>
        <View className="letter-page__lead">
          {report.hasDrawn
            ? `信已启封，您得到 ${count(report.page8.lotteryIntegral)} 积分`
            : '启封可得 1 次积分抽取，积分可用于公益捐赠'}
        </View>
      </View>
      <View className="letter-page__letter">
        <Envelope isOpen={report.hasDrawn} />
      </View>
      <View className="letter-page__draw">
        {hasDrawn ? (
          <Button trackId="report-result" onTap={showResult}>
            查看抽奖结果
          </Button>
        ) : (
          <Button
            isBusy={report.drawing.isSubmitting || isOpening}
            busyText={isOpening ? '已启封' : '启封中'}
            trackId="report-draw"
            onTap={() => void handleDraw()}
          >
            启封抽取
          </Button>
        )}
        <View className="letter-page__rules">奖品为 {PRIZE_RANGE}，人人有份，每人一次</View>
        <Tappable className="letter-page__link" trackId="report-rules" onTap={onShowRules}>
          查看完整规则与概率
        </Tappable>
      </View>
    </>
  )
})
