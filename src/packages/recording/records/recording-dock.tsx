import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useContact } from '@/domains/shell/use-contact'
import { observer } from 'mobx-react'
import type { RecordingNow } from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { whyNot } from '@/lib/flag'
import { recordingChannel } from '@/platform/host/native-recording'
import { useStores } from '@/stores/root/context'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import type { RecordingStore } from './recording-store'

interface RecordingProps {
  store: RecordingStore
  recording: RecordingNow
}

/** What can be done with the recording now: booking a person stays with every way of recording. */
export const RecordingDock = observer(function RecordingDock({ store, recording }: RecordingProps) {
  const { navigation } = useStores()
  const contact = useContact()
  const { booking, start } = store
  const openOrder = {
    text: '查看订单',
    onTap: () => navigation.go('products/order-detail', { orderId: recording.recordId }),
  }
  const callAdvisor = { text: '联系理财经理', onTap: () => contact(CONTACT_TOPIC.order, recording.recordId) }
  if (recording.status === RECORDING_STATUS.expired) return <ActionBar actions={[callAdvisor]} />
  if (!store.may('submit')) return <ActionBar actions={[openOrder]} />
  const isBooked = store.may('unbook')
  const book: Action = {
    text: isBooked ? '改约' : '预约人工视频',
    tone: 'secondary',
    trackId: 'recording-book',
    onTap: booking.open,
  }
  const canEnter = isBooked && recordingChannel() === 'app'
  const actions = [book]
  if (recording.recordType === RECORD_TYPE.byOneself) {
    actions.push({
      text: recording.takenCount > 0 ? '继续录制' : '开始录制',
      tone: canEnter ? 'secondary' : 'primary',
      isBusy: start.isSubmitting,
      trackId: 'recording-start',
      onTap: () => void store.begin(RECORD_TYPE.byOneself),
    })
  }
  if (canEnter) {
    actions.push({
      text: '进入视频',
      tone: 'primary',
      isBusy: start.isSubmitting,
      disabledReason: whyNot(recording.isRoomOpen, '', '预约时间前 10 分钟起可以进入'),
      onTap: () => void store.begin(RECORD_TYPE.byPerson),
    })
  }
  const [only, second] = actions
  return (
    <ActionBar
      actions={second ? actions : only ? [{ ...only, tone: isBooked ? 'secondary' : 'primary' }] : []}
    />
  )
})
