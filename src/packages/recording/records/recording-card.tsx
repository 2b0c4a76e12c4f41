import { View } from '@tarojs/components'
import { labelOf } from '@/contract/labels'
import type { Recording } from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { Money } from '@/domains/amounts/money'
import { formatMinute } from '@/lib/date'
import { timeLeft } from '@/lib/time-left'
import { Tappable } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Tag } from '@/ui/kit/tag'
import { appointmentText, recordingTone } from './recording-texts'
import './recording-card.scss'

interface RecordingCardProps {
  recording: Recording
  /** What its deadline is compared with. */
  serverTime: string
  onOpen: () => void
}

/** One recording: of which order, how far it is, until when; the whole card leads to it. */
export function RecordingCard({ recording, serverTime, onOpen }: RecordingCardProps) {
  const { status, recordType, deadline, rejectReason, advisorName } = recording
  const appointment = appointmentText(recording)
  const isLate = timeLeft(deadline, serverTime)?.isOver ?? false
  return (
    <Tappable className="recording-card" role="link" trackId="recording-open" onTap={onOpen}>
      <Card>
        <View className="recording-card__line">
          <View className="recording-card__name">{recording.productName}</View>
          <Tag tone={recordingTone(status)}>{labelOf(RECORDING_STATUS, status)}</Tag>
        </View>
        <KeyValue label="认购金额（元）">
          <Money value={recording.amount} />
        </KeyValue>
        <KeyValue label="双录方式">{labelOf(RECORD_TYPE, recordType)}</KeyValue>
        <KeyValue label="订单编号">{recording.orderNo}</KeyValue>
        {advisorName && <KeyValue label="理财经理">{advisorName}</KeyValue>}
        {appointment && <KeyValue label="预约时间">{appointment}</KeyValue>}
        {rejectReason && <Note tone="warn">驳回原因：{rejectReason}</Note>}
        {deadline && (
          <Note tone={isLate ? 'warn' : 'due'}>
            {isLate ? '双录期限已过，请联系理财经理' : `请在 ${formatMinute(deadline)} 前完成双录`}
          </Note>
        )}
      </Card>
    </Tappable>
  )
}
