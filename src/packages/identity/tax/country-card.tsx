import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NO_TIN_REASON } from '@/contract/tables/tax'
import { EXPLAIN_LENGTH } from '@/lib/tax-rules'
import { isTin, tinPraise } from '@/lib/tin'
import { Tappable } from '@/platform/elements/elements'
import type { Row } from '@/stores/form/rows'
import { ChoiceField } from '@/ui/fields/choice-field'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { CountryHead } from './country-head'
import { useConfirmRemove } from './use-confirm-remove'
import type { CountryFields } from './tax-form'
import './country-card.scss'

const REASONS = [
  { value: NO_TIN_REASON.notIssued, text: '该国（地区）不发放纳税人识别号' },
  { value: NO_TIN_REASON.notObtained, text: '账户持有人未能取得' },
]

interface CountryCardProps {
  row: Row<CountryFields>
  /** Name of the chosen country. */
  name: string
  onChoose: () => void
  /** Left out where it is the only one. */
  onRemove?: () => void
}

/** One country: its number, or why there is none. */
export const CountryCard = observer(function CountryCard(props: CountryCardProps) {
  const { row, name, onChoose, onRemove } = props
  const { country, tin, hasNoTin, noTinReason, explain } = row.fields
  const remove = useConfirmRemove(row, name, onRemove)
  const code = country.content
  return (
    <Card>
      <View className="country-card__head">
        <Tappable
          id={country.id}
          className="country-card__choose"
          describedBy={`${country.id}-notes`}
          onTap={onChoose}
        >
          <CountryHead code={code || '--'} name={code ? name : '选择国家（地区）'} />
          {!code && <Icon glyph={chevronRight} size={16} />}
        </Tappable>
        {remove && (
          <Tappable className="country-card__remove" label={`删除${name || '这一项'}`} onTap={remove}>
            <Icon glyph={trash2} size={20} />
          </Tappable>
        )}
      </View>
      <FieldErrorRegion id={`${country.id}-notes`} error={country.error} />
      <TextField
        field={tin}
        label="纳税人识别号"
        kind="text"
        placeholder="与税务机关发放的一致"
        maxLength={30}
        fine={isTin(code, tin.value) ? tinPraise(code) : undefined}
      />
      <SwitchRow title="没有税号" isOn={hasNoTin.content} onToggle={() => hasNoTin.set(!hasNoTin.content)} />
      <ChoiceField field={noTinReason} label="没有税号的原因" options={REASONS} shape="rows" />
      <TextAreaField
        field={explain}
        label="请说明情况"
        placeholder="如：何时迁入、何时申请、预计何时取得"
        min={EXPLAIN_LENGTH.min}
        max={EXPLAIN_LENGTH.max}
      />
    </Card>
  )
})
