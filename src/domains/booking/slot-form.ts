import type { CallBackSlots } from '@/contract/contact'
import type { RecordingSlots } from '@/contract/recording'
import { mobileText } from '@/domains/contact/contact-parts'
import { isOn } from '@/lib/flag'
import { choice } from '@/stores/form/field'

/** Days with their times, and the customer's own number, as whoever can be booked offers them. */
export type Slots = CallBackSlots | RecordingSlots

export const hasFree = ({ slots }: Slots['days'][number]): boolean => slots.some(({ isFree }) => isOn(isFree))

/** The free times of a day. */
export function freeSlotsOf(slots: Slots | undefined, chosen: string): readonly string[] {
  const day = slots?.days.find(({ date }) => date === chosen)
  return day?.slots.filter(({ isFree }) => isOn(isFree)).map(({ slot }) => slot) ?? []
}

/** What every booking asks: the day, its time, and another number than the customer's own. */
export const slotFields = (freeSlots: () => readonly string[]) => ({
  date: choice<string>({ required: '请选择日期' }),
  slot: choice<string>({
    required: '请选择时段',
    // Another day has other times.
    rule: slot => (freeSlots().includes(slot) ? undefined : '请选择时段'),
  }),
  mobile: mobileText({ isOptional: true }),
})
