import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ClipCameraView } from '@/platform/elements/clip-camera'
import { Icon } from '@/ui/icon/icon'
import { camera } from '@/ui/icon/glyphs/camera'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import type { RecorderStore } from './recorder-store'
import './stage.scss'

interface StageProps {
  store: RecorderStore
  /** Recording with a person instead. */
  onBook: () => void
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** What the camera sees; before that how to get there, and every way on when it is not to be had. */
export const Stage = observer(function Stage({ store, onBook }: StageProps) {
  const { phase, elapsed } = store
  if (phase === 'off') return <StageOff store={store} onBook={onBook} />
  return (
    <View className="stage">
      <ClipCameraView
        className="stage__picture"
        label="您的画面"
        onReady={store.handleReady}
        onTrouble={store.handleTrouble}
      />
      <View className="stage__oval" aria-hidden />
      <View className="stage__chip">
        {phase === 'recording' && <View className="stage__dot" aria-hidden />}
        {phase === 'recording' ? `录制中 ${clock(elapsed)}` : WORDS[phase]}
      </View>
    </View>
  )
})

const WORDS = {
  opening: '正在打开摄像头',
  ready: '请将面部放入框内',
  starting: '即将开始',
  ending: '正在保存',
} as const

const StageOff = observer(function StageOff({ store, onBook }: StageProps) {
  const { trouble } = store
  const canOpen = trouble?.kind !== 'unsupported'
  return (
    <View className="stage stage--off">
      <Icon glyph={camera} size={36} />
      {trouble ? (
        <Problem isBoxed>{trouble.message}</Problem>
      ) : (
        <View className="stage__words">
          录制需要使用摄像头和麦克风，仅在录制时开启。请在安静、明亮处本人操作。
        </View>
      )}
      <View className="stage__actions">
        {canOpen && (
          <Button trackId="recorder-camera" onTap={store.openCamera}>
            {trouble ? '重新打开' : '打开摄像头'}
          </Button>
        )}
        {store.canOpenSettings && (
          <Button tone="secondary" onTap={store.openSettings}>
            去设置
          </Button>
        )}
        {trouble && (
          <Button tone="secondary" trackId="recorder-book" onTap={onBook}>
            预约人工视频
          </Button>
        )}
      </View>
    </View>
  )
})
