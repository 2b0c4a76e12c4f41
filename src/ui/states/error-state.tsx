import { Tappable } from '@/platform/elements/elements'
import { callPhone } from '@/platform/host/open-link'
import { View } from '@tarojs/components'
import { type AppError, errorReference } from '@/lib/app-error'
import { Button } from '../kit/button'
import { HOTLINE } from '@/lib/hotline'
import { StateView } from './state-view'
import { useRetryAll } from './use-recovery'
import { useWayOut } from './way-out'
import './states.scss'

/**
 * The data did not come: what happened, that nothing is lost, and the ways on. What no second try can change (a thing of
 * somebody else) offers the way back instead.
 */
export function ErrorState({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const goBack = useWayOut()
  const retryAll = useRetryAll()
  const handleRetry = () => {
    onRetry()
    retryAll()
  }
  return (
    <StateView
      picture={error.isFinal ? 'closed' : 'error'}
      role="alert"
      title={error.isFinal ? '无法查看' : '暂时无法显示'}
      actions={
        error.isFinal ? <Button onTap={goBack}>返回</Button> : <Button onTap={handleRetry}>重试</Button>
      }
    >
      <View>{error.message}</View>
      {!error.isFinal && <View>您的资产与数据不受影响。</View>}
      <View className="state-view__note">
        <Tappable className="state-view__call" trackId="error-call" onTap={() => void callPhone(HOTLINE)}>
          客服热线 {HOTLINE}
        </Tappable>
        <View>错误编号 {errorReference(error)}</View>
      </View>
    </StateView>
  )
}
