import { View } from '@tarojs/components'
import { HOTLINE } from '@/lib/hotline'
import { Dialog } from '@/ui/overlays/dialog'
import { lotteryRules, PRIZE_ROWS } from './lottery-rules'
import './rules-sheet.scss'

interface RulesSheetProps {
  isOpen: boolean
  /** Year of the report. */
  year: string
  onClose: () => void
}

/** The complete rules of the draw with its probabilities, to be read before it (TR-13). */
export function RulesSheet({ isOpen, year, onClose }: RulesSheetProps) {
  return (
    <Dialog isOpen={isOpen} title="抽奖规则" shape="sheet" onClose={onClose}>
      {lotteryRules(year, HOTLINE).map(({ topic, text }) => (
        <View key={topic} className="rules-sheet__rule">
          <View className="rules-sheet__topic">{topic}</View>
          <View className="rules-sheet__text">{text}</View>
        </View>
      ))}
      <View className="rules-sheet__table" role="table" aria-label="奖品与概率">
        <View className="rules-sheet__row rules-sheet__row--head" role="row">
          <View role="columnheader">奖品</View>
          <View role="columnheader">中奖概率</View>
        </View>
        {PRIZE_ROWS.map(({ prize, probability }) => (
          <View key={prize} className="rules-sheet__row" role="row">
            <View role="cell">{prize}</View>
            <View role="cell">{probability}</View>
          </View>
        ))}
      </View>
    </Dialog>
  )
}
