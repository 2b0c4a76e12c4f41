import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { noticeSettings, noticeSettingSet, type SilenceableCategory } from '@/contract/message'
import type { Flag } from '@/contract/primitives'
import { UnreadStore } from '@/domains/messages/unread-store'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { ownNoticeSettings } from '../queries'

export const SILENCEABLE: readonly SilenceableCategory[] = ['3', '4', '5', '6']

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

  /** Turns a kind on or off; the switch moves once the server has it, and the counts follow. */
  async toggle(category: SilenceableCategory): Promise<void> {
    const answer = await this.change.submit({ category, isOn: this.silenced.includes(category) ? '1' : '0' })
    if (!answer) return
    this.settings.set(answer)
    void this.root.get(UnreadStore).home.load()
  }
}
