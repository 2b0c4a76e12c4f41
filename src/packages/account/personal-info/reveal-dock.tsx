import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { type CategoryStore, REVEAL_SECONDS } from './category-store'
import { Problem } from '@/ui/kit/problem'
import './category-view.scss'

/** Shows the plain values after an SMS check, and masks them again at once when that is wanted. */
export const RevealDock = observer(function RevealDock({ store }: { store: CategoryStore }) {
  const { reveal, values } = store
  return (
    <>
      <View role="status">
        {values && <View className="category-view__note">已显示完整信息，{REVEAL_SECONDS} 秒后自动隐藏</View>}
      </View>
      {reveal.error && <Problem>{reveal.error.message}</Problem>}
      {values ? (
        <Button tone="secondary" onTap={store.hide}>
          立即隐藏
        </Button>
      ) : (
        <Button
          tone="secondary"
          isBusy={reveal.isSubmitting}
          busyText="获取中"
          trackId="pi-reveal"
          onTap={() => void store.show()}
        >
          短信验证后查看完整信息
        </Button>
      )}
    </>
  )
})
