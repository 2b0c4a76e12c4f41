import { makeAutoObservable } from 'mobx'
import { type CalendarDay, type CalendarEvent, productCalendar } from '@/contract/calendar'
import type { Flag } from '@/contract/primitives'
import type { ResponseOf } from '@/contract/endpoint'
import { isOn } from '@/lib/flag'
import { monthAfter } from '@/lib/month-grid'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { calendarOf } from '../queries'

/** An answer, with whose products it was asked for. */
type Calendar = ResponseOf<typeof productCalendar> & { readonly onlyMine: Flag }

/** A month that an address asks for; `''`, the server's own, for anything else. */
export const monthOf = (text: string | undefined) =>
  /^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? '') : ''

/** What happens to products, month by month, and on the day that is chosen. */
export class CalendarStore {
  readonly calendar: Resource<Calendar>
  /** `''` until it is known which month it is. */
  month: string
  onlyMine: Flag
  /** A day that the customer chose. */
  private chosen = ''

  constructor(root: RootStore, { month, onlyMine }: { month: string; onlyMine: Flag }) {
    this.month = month
    this.onlyMine = onlyMine
    this.calendar = new Resource(async signal => {
      const asked = { ...(this.month && { month: this.month }), onlyMine: this.onlyMine }
      const answer = await root.read(productCalendar, calendarOf(asked), signal)
      return { ...answer, onlyMine: asked.onlyMine }
    })
    makeAutoObservable(this, { calendar: false }, { autoBind: true })
  }

  /** The month on the screen. */
  get shownMonth(): string {
    return this.month || (this.calendar.data?.month ?? '')
  }

  /** Whether what has come is what is asked for: not while another month, or 仅看我的, is on its way or has failed. */
  get isCurrent(): boolean {
    const { data } = this.calendar
    return data?.month === this.shownMonth && data.onlyMine === this.onlyMine
  }

  /** The days of the month on the screen; none of the one before while it comes. */
  get days(): readonly CalendarDay[] {
    return this.isCurrent ? (this.calendar.data?.days ?? []) : []
  }

  /** The chosen day, else today, else the first on which something happens. */
  get selected(): string {
    const { shownMonth, chosen, days } = this
    const today = this.calendar.data?.today ?? ''
    if (chosen.startsWith(shownMonth)) return chosen
    return today.startsWith(shownMonth) ? today : (days[0]?.date ?? '')
  }

  get selectedEvents(): readonly CalendarEvent[] {
    return this.eventsOf(this.selected)
  }

  eventsOf(date: string): readonly CalendarEvent[] {
    return this.days.find(day => day.date === date)?.events ?? []
  }

  /** Chooses a day, which may stand in another month. */
  select(date: string): void {
    this.chosen = date
    this.show(date.slice(0, 7))
  }

  turn(step: -1 | 1): void {
    this.show(monthAfter(this.shownMonth, step))
  }

  goToToday(): void {
    this.select(this.calendar.data?.today ?? this.selected)
  }

  toggleMine(): void {
    this.onlyMine = isOn(this.onlyMine) ? '0' : '1'
    void this.calendar.load()
  }

  private show(month: string): void {
    if (month === this.shownMonth) return
    this.month = month
    void this.calendar.load()
  }
}
