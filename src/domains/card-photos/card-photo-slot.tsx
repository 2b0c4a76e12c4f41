import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import type { CardPhoto } from './card-photo'

interface CardPhotoSlotProps {
  card: CardPhoto
  hint: string
  /** Why no photo can be taken yet. */
  lockedReason: string | undefined
  onLocked: () => void
}

/** One side of a card: its photo with the verdict, and what could not be read off it. */
export const CardPhotoSlot = observer(function CardPhotoSlot(props: CardPhotoSlotProps) {
  const { card, hint, lockedReason, onLocked } = props
  const { field, problem, photo } = card
  if (!field.isShown) return null
  return (
    <Card>
      <View id={field.id}>
        <PhotoSlot
          store={photo}
          title={card.title}
          hint={hint}
          frame={card.side}
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
      {card.canRetry && (
        <Button tone="secondary" onTap={() => void card.retry()}>
          重新识别
        </Button>
      )}
    </Card>
  )
})
