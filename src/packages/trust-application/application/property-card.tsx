import { optionsOf } from '@/contract/labels'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BankCard } from '@/contract/bank-card'
import { PROPERTY_TYPE } from '@/contract/tables/trust'
import { CardField } from '@/domains/bank-cards/card-field'
import { FileListCard } from '@/domains/uploads/file-list-card'
import type { FileList } from '@/domains/uploads/file-list'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import type { Row } from '@/stores/form/rows'
import { AmountField } from '@/ui/fields/amount-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import type { PropertyFields } from './property-step'

import './property-card.scss'

interface PropertyCardProps {
  row: Row<PropertyFields>
  /** 财产 2. */
  title: string
  cards: readonly BankCard[]
  files: FileList | undefined
  onAddCard: () => void
  /** Left out where it is the only one. */
  onRemove?: () => void
}

/** One property: what it is, what it is worth, and the account it comes from or what proves it. */
export const PropertyCard = observer(function PropertyCard(props: PropertyCardProps) {
  const { row, title, cards, files, onAddCard, onRemove } = props
  const { propertyType, name, estimateValue, cardId, proofFileIds } = row.fields
  const { ui } = useStores()
  const handleRemove = () => {
    const question = {
      title: `删除${title}？`,
      message: '已填写的内容和材料会一并删除。',
      confirmText: '删除',
    }
    void ui.confirm(question).then(isSure => isSure && onRemove?.())
  }
  return (
    <>
      <SectionHead title={title}>
        {onRemove && (
          <Tappable className="property-card__remove" label={`删除${title}`} onTap={handleRemove}>
            <Icon glyph={trash2} size={20} />
          </Tappable>
        )}
      </SectionHead>
      <Card>
        <ChoiceField field={propertyType} label="财产类型" options={optionsOf(PROPERTY_TYPE)} />
        <TextField field={name} label="财产名称" kind="text" placeholder="如 设立资金" maxLength={50} />
        <AmountField field={estimateValue} label="金额或估值（元）" placeholder="请填写金额" />
      </Card>
      <CardField
        field={cardId}
        label="交付资金的银行卡"
        helper="须为本人名下的借记卡"
        cards={cards}
        onAdd={onAddCard}
      />
      {proofFileIds.isShown && files && (
        <View>
          <FileListCard files={files} title={`${title}的证明材料`} />
        </View>
      )}
    </>
  )
})
