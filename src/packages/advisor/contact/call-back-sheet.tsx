import { observer } from 'mobx-react'
import { CALL_BACK_NOTE_MAX, type CallBackSlots } from '@/contract/contact'
import { optionsOf } from '@/contract/labels'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { SlotFields } from '@/domains/booking/slot-fields'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { CallBackForm } from './call-back-form'

/** What about, when and on which number the advisor calls. */
export const CallBackSheet = observer(function CallBackSheet({ booking }: { booking: CallBackForm }) {
  return (
    <FormSheet
      isOpen={booking.isOpen}
      title="预约回电"
      submission={booking.submission}
      submitText="确认预约"
      onClose={booking.close}
    >
      {booking.isOpen && (
        <ResourceView
          resource={booking.slots}
          isEmpty={({ days }) => days.length === 0}
          empty={
            <>
              <Note tone="warn">近期没有可预约的时段。</Note>
              <HotlineLink why="不便等候" />
            </>
          }
        >
          {slots => <CallBackFields booking={booking} slots={slots} />}
        </ResourceView>
      )}
    </FormSheet>
  )
})

const CallBackFields = observer(function CallBackFields(props: {
  booking: CallBackForm
  slots: CallBackSlots
}) {
  const { booking, slots } = props
  const { topic, note } = booking.form.fields
  return (
    <>
      <SelectField field={topic} label="事由" options={optionsOf(CONTACT_TOPIC)} />
      <SlotFields fields={booking.form.fields} slots={slots} freeSlots={booking.freeSlots} what="回电" />
      <TextAreaField
        field={note}
        label="补充说明"
        placeholder="选填，便于理财经理提前准备"
        min={0}
        max={CALL_BACK_NOTE_MAX}
      />
    </>
  )
})
