import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RecordingNow, RecordingSession } from '@/contract/recording'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import { usePageHide } from '@/platform/pages/navigation'
import { ActionBar } from '@/ui/kit/action-bar'
import { Dock } from '@/ui/kit/dock'
import { Stage } from './stage'
import { QuestionCard } from './recorder-question'
import { RecorderStore } from './recorder-store'
import { Summary } from './summary'
import './recorder-page.scss'

export interface RecorderPageProps {
  session: RecordingSession
  /** The recorder is left; with what was handed in. */
  onDone: (recording?: RecordingNow) => void
  /** Recording with a person instead. */
  onBook: () => void
}

/** Recording by oneself: the camera, the question, the answer, and how far it is. */
export const RecorderPage = observer(function RecorderPage({ session, onDone, onBook }: RecorderPageProps) {
  const store = usePageStore(root => new RecorderStore({ root, session, onDone }))
  const { question, phase } = store
  useUnsavedGuard(true, store.leaveText)
  usePageHide(store.pause)
  const handleLeave = async (next: () => void) => {
    if (await store.mayLeave()) next()
  }
  const leave = { text: '退出', tone: 'secondary' as const, onTap: () => void handleLeave(() => onDone()) }
  return (
    <View className="recorder">
      {question ? (
        <>
          <Stage store={store} onBook={() => void handleLeave(onBook)} />
          <QuestionCard store={store} question={question} />
        </>
      ) : (
        <Summary store={store} />
      )}
      <Dock>
        {question ? (
          <ActionBar
            actions={[
              store.canKeep ? { ...KEEP, onTap: store.keepTake } : leave,
              {
                text: phase === 'recording' ? '录制中' : '开始录制本题',
                trackId: 'recorder-begin',
                disabledReason: beginReason(store),
                onTap: () => void store.begin(),
              },
            ]}
          />
        ) : (
          <ActionBar
            actions={[
              leave,
              {
                text: '提交双录',
                trackId: 'recorder-submit',
                isBusy: store.submission.isSubmitting,
                disabledReason: submitReason(store),
                onTap: () => void store.submit(),
              },
            ]}
          />
        )}
      </Dock>
    </View>
  )
})

/** Recorded already, the question need not be recorded anew. */
const KEEP = { text: '不重录', tone: 'secondary', trackId: 'recorder-keep' } as const

/** Why a clip cannot be begun now. */
function beginReason({ phase, canAnswer, reading }: RecorderStore): string | undefined {
  switch (phase) {
    case 'ready':
      return undefined
    case 'recording':
      if (reading.isOn) return '正在朗读问题，请听完后回答'
      return canAnswer ? '请出声回答，再点选您的回答' : '请听完问题并出声回答'
    case 'starting':
    case 'ending':
      return '请稍候'
    default:
      return '请先打开摄像头'
  }
}

/** Why nothing can be handed in now. */
function submitReason({ hasAll, isSending }: RecorderStore): string | undefined {
  if (hasAll) return undefined
  return isSending ? '录像上传中，请稍候' : '请先处理未完成的题目'
}
