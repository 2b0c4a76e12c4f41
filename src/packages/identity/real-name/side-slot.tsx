import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { maskName, maskPaperNo } from '@/lib/mask'
import { formatExpiry } from '@/lib/date'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import type { CardReading } from './card-reading'

interface SideSlotProps {
  reading: CardReading
  title: string
  hint: string
  /** Why no photo can be taken yet. */
  lockedReason: string | undefined
  onLocked: () => void
}

/** One side: its photo with the verdict, and below it what was read off it, masked. */
export const SideSlot = observer(function SideSlot(props: SideSlotProps) {
  const { reading, title } = props
  const { side, photo, field, problem } = reading
  return (
    <Card>
      <View id={field.id}>
        <PhotoSlot
          store={photo}
          title={title}
          hint={props.hint}
          frame={side}
          disabledReason={props.lockedReason}
          onDisabledTap={props.onLocked}
        />
      </View>
      {reading.isReading && <View role="status">正在识别</View>}
      {problem && <Problem>{problem}</Problem>}
      {problem && !reading.isPhotoRefused && (
        <Button tone="secondary" onTap={() => void reading.retry()}>
          重新识别
        </Button>
      )}
      <ReadFacts reading={reading} />
    </Card>
  )
})

const ReadFacts = observer(function ReadFacts({ reading }: { reading: CardReading }) {
  const { card } = reading
  if (card?.front) {
    return (
      <View role="status">
        <KeyValue label="已识别">{maskName(card.front.name)}</KeyValue>
        <KeyValue label="证件号码">{maskPaperNo(card.front.cardNo)}</KeyValue>
      </View>
    )
  }
  if (card?.back) {
    return (
      <View role="status">
        <KeyValue label="签发机关">{card.back.authority}</KeyValue>
        <KeyValue label="有效期至">{formatExpiry(card.back.endDate)}</KeyValue>
      </View>
    )
  }
  return null
})
