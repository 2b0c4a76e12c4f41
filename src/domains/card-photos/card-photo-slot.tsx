import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import type { CardPhoto } from './card-photo'

interface CardPhotoSlotProps {
  card: CardPhoto
  /** Why no photo can be taken yet. */
  lockedReason: string | undefined
  onLocked: () => void
}

/** One side of a card: its photo with the verdict, and what could not be read off it. */
export const CardPhotoSlot = observer(function CardPhotoSlot(props: CardPhotoSlotProps) {
  const { card, lockedReason, onLocked } = props
  const { field, problem, photo } = card
  if (!field.isShown) return null
  return (
    <Card>
      <View id={field.id}>
        <PhotoSlot
          store={photo}
          title={card.title}
          hint={card.hint}
          frame={card.frame}
          isRemovable={card.isOptional}
          remark={field.remark?.text}
          disabledReason={lockedReason}
          onDisabledTap={onLocked}
        />
      </View>
      {card.isReading && <View role="status">正在识别</View>}
      {problem ? (
        <Problem>{problem}</Problem>
      ) : (
        <FieldErrorRegion id={`${field.id}-notes`} error={field.error} />
      )}
      {!field.error && field.warning && <Note tone="warn">{field.warning}</Note>}
      {card.canRetry && (
        <Button tone="secondary" onTap={() => void card.retry()}>
          重新识别
        </Button>
      )}
    </Card>
  )
})
