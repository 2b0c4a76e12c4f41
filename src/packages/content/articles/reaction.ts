import { makeAutoObservable, runInAction } from 'mobx'
import type { Flag } from '@/contract/primitives'
import type { AppError } from '@/lib/app-error'
import { isOn } from '@/lib/flag'
import { Submission } from '@/stores/primitives/submission'

/**
 * A mark that the customer sets and takes back (like, collect): it shows at once, and goes back when the write fails. One
 * write in flight: a tap meanwhile does nothing.
 */
export class Reaction {
  isOn = false
  /** Everybody's. */
  count = 0
  private readonly sending: Submission<Flag, { readonly count: number }>

  constructor(send: (on: Flag, requestNo: string) => Promise<{ readonly count: number }>) {
    this.sending = new Submission(send)
    makeAutoObservable<this, 'sending'>(this, { sending: false }, { autoBind: true })
  }

  /** As the server has it. */
  set(on: Flag, count: number): void {
    this.isOn = isOn(on)
    this.count = count
  }

  /** Turns the mark over; resolves with the error when it went back. */
  async toggle(): Promise<AppError | undefined> {
    if (this.sending.isSubmitting) return undefined
    const before = { isOn: this.isOn, count: this.count }
    this.isOn = !before.isOn
    this.count = before.count + (before.isOn ? -1 : 1)
    const answer = await this.sending.submit(before.isOn ? '0' : '1')
    runInAction(() => {
      if (answer) this.count = answer.count
      else Object.assign(this, before)
    })
    return answer ? undefined : this.sending.error
  }
}
