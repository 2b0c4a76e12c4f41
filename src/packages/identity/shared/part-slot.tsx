import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaperPart } from '@/contract/tables/papers'
import type { FrameKind } from '@/domains/uploads/photo-frame'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { FieldError } from '@/ui/fields/field-error'
import { Card } from '@/ui/kit/card'
import type { PartPhoto } from './part-photo'

/** How it is drawn, and what has to be on the photo. */
const EXAMPLES: Readonly<Record<PaperPart, { readonly frame: FrameKind; readonly hint: string }>> = {
  page: { frame: 'page', hint: '有照片与号码的一页，四角完整' },
  front: { frame: 'front', hint: '有照片的一面，四角完整' },
  back: { frame: 'back', hint: '没有照片的一面，四角完整' },
  headPage: { frame: 'page', hint: '户主页，文字清楚' },
  ownPage: { frame: 'page', hint: '本人一页，文字清楚' },
  held: { frame: 'held', hint: '本人手持证件，脸与证件都看得清' },
  face: { frame: 'person', hint: '正面免冠，脸部清楚' },
  more: { frame: 'page', hint: '签证、居留许可等页' },
}

/** One photo of a document or its holder, with an example drawn where there is none yet. */
export const PartSlot = observer(function PartSlot({ photo: part }: { photo: PartPhoto }) {
  const { field, photo, label } = part
  const { frame, hint } = EXAMPLES[part.part]
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
