import { View } from '@tarojs/components'
import { type AppError, errorReference } from '@/lib/app-error'
import { Button } from '../kit/button'
import { HOTLINE } from '../hotline'
import { StateView } from './state-view'

/** The data did not come: what happened, that nothing is lost, and the ways on. */
export function ErrorState({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <StateView
      picture="error"
      role="alert"
      title="暂时无法显示"
      actions={<Button onTap={onRetry}>重试</Button>}
    >
      <View>{error.message}</View>
      <View>您的资产与数据不受影响。</View>
      <View className="state-view__note">
        客服热线 {HOTLINE} · 错误编号 {errorReference(error)}
      </View>
    </StateView>
  )
}
