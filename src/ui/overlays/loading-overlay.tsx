import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { Overlay } from '../nutui/overlay'
import './loading-overlay.scss'

interface LoadingOverlayProps {
  isVisible: boolean
  /** After 15 s: says that the network is slow and offers to cancel. */
  isSlow: boolean
  onCancel: () => void
}

/** Covers the page while a call is under way (specification, section 7). */
export function LoadingOverlay({ isVisible, isSlow, onCancel }: LoadingOverlayProps) {
  return (
    <Overlay visible={isVisible} closeOnOverlayClick={false} duration={120} className="loading-overlay">
      <View className="loading-overlay__box" role="status" aria-live="polite">
        <View className="loading-overlay__spinner moves" aria-hidden />
        <View>{isSlow ? '网络较慢，请稍候' : '加载中'}</View>
        {isSlow && (
          <Tappable className="loading-overlay__cancel" onTap={onCancel}>
            取消
          </Tappable>
        )}
      </View>
    </Overlay>
  )
}
