import { makeAutoObservable, observable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import type { HomeDate } from '@/contract/home'
import { schedule } from '@/contract/schedule'
import { leadToSettings } from '@/domains/uploads/host-settings'
import { addToCalendar, openCalendarSettings } from '@/platform/host/phone-calendar'
import type { CalendarResult } from '@/platform/host/phone-calendar.types'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { datesAhead } from '../queries'
import { calendarEntryOf, datesOfKind, SCHEDULE_KINDS, type ScheduleKind } from './schedule-rules'

type Schedule = ResponseOf<typeof schedule>

/** A kind that an address asks for; `''`, all of them, for anything else. */
export const chosenKind = (text = ''): ScheduleKind | '' =>
  Object.keys(SCHEDULE_KINDS).find((kind): kind is ScheduleKind => kind === text) ?? ''

/** The customer's dates, which of them are shown, and which the phone's calendar has taken. */
export class ScheduleStore {
  readonly schedule: Resource<Schedule>
  kind: ScheduleKind | ''
  /** Whether more than the next months are shown. */
  isOpen = false
  isAdding = false
  /** Dates that the phone's calendar took while this page stood: no host says which it has. */
  readonly added = observable.set<string>()

  constructor(
    private readonly root: RootStore,
    kind: ScheduleKind | '',
  ) {
    this.kind = kind
    this.schedule = new Resource(signal => root.read(schedule, datesAhead(), signal), {
      changes: changesOf(root),
      dependsOn: ['orders', 'trades', 'trusts'],
    })
    makeAutoObservable<this, 'root'>(this, { root: false, schedule: false, added: false }, { autoBind: true })
  }

  /** What is shown of the answer. */
  get rows(): readonly HomeDate[] {
    return datesOfKind(this.schedule.data?.list ?? [], this.kind)
  }

  choose(kind: ScheduleKind | ''): void {
    this.kind = kind
  }

  open(): void {
    this.isOpen = true
  }

  /** Hands dates to the phone's calendar, those alone that it has not taken. */
  async add(rows: readonly HomeDate[]): Promise<void> {
    const entries = rows.filter(({ dateId }) => !this.added.has(dateId)).map(calendarEntryOf)
    if (this.isAdding || entries.length === 0) return
    const before = this.added.size
    this.isAdding = true
    const now = this.schedule.data?.serverTime ?? ''
    const result = await addToCalendar({ entries, now, onAdded: this.take })
    this.endAdding()
    this.tell(result, this.added.size - before, entries.length)
  }

  private take(id: string): void {
    this.added.add(id)
  }

  private endAdding(): void {
    this.isAdding = false
  }

  private tell(result: CalendarResult, added: number, asked: number): void {
    const { ui } = this.root
    const partly = added > 0 ? `已加入 ${added} 项，其余 ${asked - added} 项未加入。` : ''
    const refuse = (text: string) => ui.showMessage({ text: partly + text, durationMs: 4000 }, 'error')
    switch (result.kind) {
      case 'added':
        return ui.showMessage({ text: `已加入手机日历 ${added} 项`, durationMs: 2000 }, 'success')
      case 'downloaded':
        return ui.showMessage(
          { text: `日历文件已下载（${asked} 项），打开文件即可加入`, durationMs: 4000 },
          'success',
        )
      case 'unsupported':
        return refuse('当前环境不能写入日历，请在浏览器或微信小程序中打开日程页')
      case 'refused':
        return void this.leadToSettings(partly)
      case 'failed':
        return refuse(result.message)
      case 'cancelled':
        if (partly) refuse('')
    }
  }

  private async leadToSettings(partly: string): Promise<void> {
    const isWanted = await this.root.ui.confirm({
      title: '没有使用日历的权限',
      message: `${partly}请在设置中打开“添加到日历”，再返回这里重试`,
      confirmText: '去设置',
      keepText: '暂不',
    })
    if (isWanted) await leadToSettings(this.root, openCalendarSettings)
  }
}
