import { observer } from 'mobx-react'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { SlotFields } from '@/domains/booking/slot-fields'
import { ContactRow } from '@/domains/shell/contact-row'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { Booking } from './booking'

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
          empty={
            <>
              <Note tone="warn">期限前已没有可预约的时段，理财经理可以为您另行安排。</Note>
              <ContactRow topic={CONTACT_TOPIC.order} subject={booking.recordId} />
            </>
          }
        >
          {slots => (
            <>
              <Note>工作时间：工作日 09:00–11:30、13:30–17:00，每次约半小时。</Note>
              <SlotFields
                fields={booking.form.fields}
                slots={slots}
                freeSlots={booking.freeSlots}
                what="预约"
              />
            </>
          )}
        </ResourceView>
      )}
    </FormSheet>
  )
})
