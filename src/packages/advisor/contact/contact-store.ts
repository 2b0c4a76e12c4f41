import { makeAutoObservable } from 'mobx'
import { callBackCancel, contactInfo, type CallBack, type ContactInfo } from '@/contract/contact'
import { callBackMachine } from '@/contract/machines/call-back'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { contactOf } from '../queries'
import { type About, aboutOf } from '../shared/about'
import { CallBackForm } from './call-back-form'

/** Who can be talked to about something, and the calls that were booked. */
export class ContactStore {
  readonly info: Resource<ContactInfo>
  readonly form: CallBackForm
  readonly about: About
  private readonly cancellation: Submission<{ callBackId: string }, CallBack>

  constructor(
    private readonly root: RootStore,
    params: { readonly topic: string | undefined; readonly subject: string | undefined },
  ) {
    const about = aboutOf(params.topic, params.subject)
    this.about = about
    this.info = new Resource(signal => root.read(contactInfo, contactOf(about), signal))
    this.form = new CallBackForm(root, about, () => this.catchUp())
    this.cancellation = new Submission((input, requestNo) =>
      root.write(callBackCancel, input, { label: '取消预约', requestNo }),
    )
    makeAutoObservable<this, 'root' | 'cancellation'>(
      this,
      { root: false, info: false, form: false, about: false, cancellation: false },
      { autoBind: true },
    )
  }

  /** Takes a booked call back, once the customer has confirmed it. */
  async cancel({ callBackId }: CallBack): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '取消这次回电？',
      message: '取消后可以重新预约其他时间。',
      confirmText: '取消预约',
      keepText: '再想想',
    })
    if (!isSure) return
    const cancelled = await this.cancellation.submit({ callBackId })
    if (cancelled) this.root.ui.showMessage({ text: '已取消预约', durationMs: 2000 }, 'success')
    else this.explain()
    await this.catchUp()
  }

  /** Why the call stays as it is: the page has no place for it, and what stands there now may not say it. */
  private explain(): void {
    const { error } = this.cancellation
    if (error?.kind !== 'business') return
    this.root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
  }

  /** What became of the calls, and which time is the next one, only the server knows. */
  private async catchUp(): Promise<void> {
    await this.info.load()
  }
}

/** Whether a call can still be taken back. */
export const isCancellable = ({ status }: CallBack) => callBackMachine.allows(status, 'cancel')
