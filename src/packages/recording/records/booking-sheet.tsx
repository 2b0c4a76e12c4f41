import { observer } from 'mobx-react'
import { isOn } from '@/lib/flag'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { Booking } from './booking'
import { dayText } from '@/domains/time/day-text'
import type { RecordingSlots } from '@/contract/recording'

/** When somebody calls, and whom. */
export const BookingSheet = observer(function BookingSheet({ booking }: { booking: Booking }) {
  return (
    <FormSheet
      isOpen={booking.isOpen}
      title="预约人工视频双录"
      submission={booking.submission}
      submitText="确认预约"
      onClose={booking.close}
    >
      {booking.isOpen && (
        <ResourceView
          resource={booking.slots}
          isEmpty={({ days }) => days.length === 0}
          empty={<Note tone="warn">期限前已没有可预约的时段，请联系理财经理。</Note>}
        >
          {slots => <BookingFields booking={booking} slots={slots} />}
        </ResourceView>
      )}
    </FormSheet>
  )
})

const BookingFields = observer(function BookingFields({
  booking,
  slots,
}: {
  booking: Booking
  slots: RecordingSlots
}) {
  const { date, slot, mobile } = booking.form.fields
  const hasFree = (day: RecordingSlots['days'][number]) => day.slots.some(({ isFree }) => isOn(isFree))
  return (
    <>
      <Note>工作时间：工作日 09:00–11:30、13:30–17:00，每次约半小时。</Note>
      <ChoiceField
        field={date}
        label="预约日期"
        options={slots.days.map(day => ({
          value: day.date,
          text: hasFree(day) ? dayText(day.date) : `${dayText(day.date)} 约满`,
        }))}
      />
      {date.content && (
        <ChoiceField
          field={slot}
          label="预约时段"
          options={booking.freeSlots.map(value => ({ value, text: value }))}
          helper={booking.freeSlots.length === 0 ? '这一天已约满，请选择其他日期' : undefined}
        />
      )}
      <TextField
        field={mobile}
        label="联系手机号"
        kind="mobile"
        placeholder="11位手机号"
        helper={`选填，不填则拨打您的预留手机 ${slots.mobileMask}`}
      />
    </>
  )
})
