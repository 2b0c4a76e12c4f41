import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { RecordingNow } from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { Countdown } from '@/domains/time/countdown'
import { Tappable } from '@/platform/elements/elements'
import { recordingChannel } from '@/platform/host/native-recording'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { SectionHead } from '@/ui/kit/section-head'
import { RecordingCourse } from './recording-course'
import type { RecordingStore } from './recording-store'
import { appointmentText, CLOSED_TEXTS, recordingTone, TIPS } from './recording-texts'
import './recording-view.scss'

/** So long it takes, by oneself and with a person. */
const OWN_MINUTES = 2
const CALL_MINUTES = 10

interface RecordingProps {
  store: RecordingStore
  recording: RecordingNow
}

/** One recording: until when, what was wrong with the last, when somebody calls, and what makes a good one. */
export const RecordingView = observer(function RecordingView({ store, recording }: RecordingProps) {
  const { status, recordType, deadline, rejectReason, takenCount, questionCount } = recording
  const closed = CLOSED_TEXTS[status]
  const problem = store.start.problem
  return (
    <>
      <DetailHead
        name={recording.productName}
        tags={[{ tone: recordingTone(status), text: labelOf(RECORDING_STATUS, status) }]}
        caption={`${labelOf(RECORD_TYPE, recordType)} · 订单 ${recording.orderNo}`}
        amount={<Money value={recording.amount} />}
        label="认购金额（元）"
      />
      {deadline && (
        <Countdown
          act="完成双录"
          deadline={deadline}
          serverTime={recording.serverTime}
          onOver={() => void store.recording.load()}
        />
      )}
      {problem && <Problem isBoxed>{problem}</Problem>}
      {rejectReason && <Note tone="warn">上次未通过：{rejectReason}</Note>}
      {takenCount > 0 && (
        <Note tone="due">
          已录 {takenCount} / {questionCount} 题，可以接着录制。
        </Note>
      )}
      {store.isInNativeApp && <NativeNote store={store} />}
      <AppointmentCard store={store} recording={recording} />
      {closed ? (
        <Card>
          <SectionHead title={closed.title} />
          <View className="recording-view__text">{closed.text}</View>
          {recording.advisorName && <KeyValue label="理财经理">{recording.advisorName}</KeyValue>}
        </Card>
      ) : (
        <Preparation recording={recording} />
      )}
    </>
  )
})

/** When somebody calls; the booking can be taken back. */
const AppointmentCard = observer(function AppointmentCard({ store, recording }: RecordingProps) {
  const appointment = appointmentText(recording)
  const { booking } = store
  useCancelDialog(Boolean(appointment) && !booking.cancellation.isSubmitting, booking.cancel)
  if (!appointment) return null
  return (
    <Card>
      <SectionHead title="人工视频预约" />
      <KeyValue label="预约时间">{appointment}</KeyValue>
      <KeyValue label="联系电话">{recording.appointmentMobile}</KeyValue>
      <View className="recording-view__text">
        {recordingChannel() === 'app'
          ? '届时请点“进入视频”，双录专员会与您连线。'
          : '届时双录专员会致电并与您视频连线，请保持电话畅通。'}
      </View>
      <Tappable
        className="recording-view__cancel"
        isBusy={booking.cancellation.isSubmitting}
        trackId="recording-unbook"
        onTap={() => void booking.cancel()}
      >
        取消预约
      </Tappable>
    </Card>
  )
})

/** The native app records by itself: its outcome is asked for. */
const NativeNote = observer(function NativeNote({ store }: { store: RecordingStore }) {
  return (
    <Card>
      <View className="recording-view__text">请在 App 的录制页面完成双录，完成后会回到这里。</View>
      <Button tone="secondary" onTap={() => store.close()}>
        已完成，查看结果
      </Button>
    </Card>
  )
})

/** What to look after, and what comes next. */
function Preparation({ recording: { recordType, questionCount } }: { recording: RecordingNow }) {
  const isByOneself = recordType === RECORD_TYPE.byOneself
  return (
    <>
      <Card>
        <SectionHead title={isByOneself ? '录制前请确认' : '人工视频双录'} />
        {!isByOneself && (
          <View className="recording-view__text">本产品由双录专员通过视频与您一起录制，请先预约时段。</View>
        )}
        {isByOneself && (
          <View className="recording-view__text">共 {questionCount} 个问题，可以分次录完。</View>
        )}
        <View role="list">
          {TIPS[isByOneself ? 'byOneself' : 'byPerson'].map(tip => (
            <View key={tip} className="recording-view__tip" role="listitem">
              {tip}
            </View>
          ))}
        </View>
      </Card>
      <Card>
        <RecordingCourse minutes={isByOneself ? OWN_MINUTES : CALL_MINUTES} />
      </Card>
    </>
  )
}
