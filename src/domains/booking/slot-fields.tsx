import { observer } from 'mobx-react'
import { MobileField } from '@/domains/contact/contact-fields'
import { dayText } from '@/domains/time/day-text'
import { ChoiceField } from '@/ui/fields/choice-field'
import { hasFree, type slotFields, type Slots } from './slot-form'

interface SlotFieldsProps {
  fields: ReturnType<typeof slotFields>
  slots: Slots
  freeSlots: readonly string[]
  /** What is booked: 预约, 回电. */
  what: string
}

/** The day, its free times, and the number that is called. */
export const SlotFields = observer(function SlotFields({ fields, slots, freeSlots, what }: SlotFieldsProps) {
  const { date, slot, mobile } = fields
  return (
    <>
      <ChoiceField
        field={date}
        label={`${what}日期`}
        options={slots.days.map(day => ({
          value: day.date,
          text: hasFree(day) ? dayText(day.date) : `${dayText(day.date)} 约满`,
        }))}
      />
      {date.content && (
        <ChoiceField
          field={slot}
          label={`${what}时段`}
          options={freeSlots.map(value => ({ value, text: value }))}
          helper={freeSlots.length === 0 ? '这一天已约满，请选择其他日期' : undefined}
        />
      )}
      <MobileField field={mobile} label="联系手机号" helper={`不填则拨打您的预留手机 ${slots.mobileMask}`} />
    </>
  )
})
