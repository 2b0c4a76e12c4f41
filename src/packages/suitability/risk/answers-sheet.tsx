import { View } from '@tarojs/components'
import type { RiskResult } from '@/contract/risk'
import { Dialog } from '@/ui/overlays/dialog'
import './answers-sheet.scss'

interface AnswersSheetProps {
  answers: RiskResult['answers']
  isOpen: boolean
  onClose: () => void
}

/** What was answered to each question. */
export function AnswersSheet({ answers, isOpen, onClose }: AnswersSheetProps) {
  return (
    <Dialog isOpen={isOpen} title="我的作答" shape="sheet" onClose={onClose}>
      <View role="list">
        {answers.map(({ title, text }, index) => (
          <View key={title} role="listitem" className="answers-sheet__answer">
            <View className="answers-sheet__title">
              {index + 1}. {title}
            </View>
            <View>{text}</View>
          </View>
        ))}
      </View>
    </Dialog>
  )
}
