import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { noticeSettings, noticeSettingSet, type SilenceableCategory } from '@/contract/message'
import type { Flag } from '@/contract/primitives'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { UnreadStore } from './unread-store'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { ownNoticeSettings } from './queries'

export const SILENCEABLE: readonly SilenceableCategory[] = [
  MESSAGE_CATEGORY.activity,
  MESSAGE_CATEGORY.welfare,
  MESSAGE_CATEGORY.news,
  MESSAGE_CATEGORY.survey,
]

type Settings = ResponseOf<typeof noticeSettings>

/** Which kinds of messages count as unread, as the server keeps it. */
export class NoticeSettingsStore {
  readonly settings: Resource<Settings>
  readonly change: Submission<{ category: SilenceableCategory; isOn: Flag }, Settings>

  constructor(private readonly root: RootStore) {
    this.settings = new Resource(signal => root.read(noticeSettings, ownNoticeSettings(), signal))
    this.change = new Submission((input, requestNo) =>
      root.write(noticeSettingSet, input, { label: '设置', showLoading: false, requestNo }),
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, settings: false, change: false },
      { autoBind: true },
    )
  }

  get silenced(): readonly SilenceableCategory[] {
    return this.settings.data?.silenced ?? []
  }

  /** Turns a kind on or off: the switch moves at once and goes back where the server does not take it; the counts follow. */
  async toggle(category: SilenceableCategory): Promise<void> {
    const { data } = this.settings
    if (!data || this.change.isSubmitting) return
    const isOn = data.silenced.includes(category)
    const others = data.silenced.filter(one => one !== category)
    this.settings.set({ silenced: isOn ? others : [...others, category].sort() })
    const answer = await this.change.submit({ category, isOn: isOn ? '1' : '0' })
    this.settings.set(answer ?? data)
    if (answer) void this.root.get(UnreadStore).home.load()
  }
}
