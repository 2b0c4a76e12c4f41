import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PART_LOOKS } from '@/domains/card-photos/part-looks'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { FieldError } from '@/ui/fields/field-error'
import { Card } from '@/ui/kit/card'
import type { PartPhoto } from './part-photo'

/** One photo of a document or its holder, with an example drawn where there is none yet. */
export const PartSlot = observer(function PartSlot({ photo: part }: { photo: PartPhoto }) {
  const { field, photo, label } = part
  const { frame, hint } = PART_LOOKS[part.part]
  return (
    <Card>
      <View id={field.id}>
        <PhotoSlot
          store={photo}
          title={label}
          hint={field.isRequired ? hint : `选填，${hint}`}
          frame={frame}
          isRemovable
        />
      </View>
      {field.error && <FieldError>{field.error}</FieldError>}
    </Card>
  )
})
