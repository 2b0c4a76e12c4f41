import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { Dialog } from '@/ui/overlays/dialog'
import './product-parts.scss'
import type { SeniorNoticeStore } from './senior-notice-store'

/** What customers of 65 and more read before they buy what risks more (rule V-65). */
export const SeniorNotice = observer(function SeniorNotice({ store }: { store: SeniorNoticeStore }) {
  const { notice, secondsLeft, confirming } = store
  const problem = confirming.problem
  return (
    <Dialog
      isOpen={notice !== undefined}
      title="风险确认"
      shape="sheet"
      actions={
        <Button
          isBusy={confirming.isSubmitting}
          disabledReason={secondsLeft > 0 ? `请仔细阅读，${secondsLeft} 秒后可以确认` : undefined}
          trackId="senior-confirm"
          onTap={() => void store.confirm()}
        >
          我已了解相关风险
        </Button>
      }
      onClose={store.close}
    >
      {notice?.paragraphs.map(paragraph => (
        <View key={paragraph} className="product-part__text">
          {paragraph}
        </View>
      ))}
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  )
})
