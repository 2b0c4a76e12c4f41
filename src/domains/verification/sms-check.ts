import { makeAutoObservable } from 'mobx'
import type { SmsScene } from '@/contract/session'

/**
 * Asks whether the customer is there, before a sensitive write: `request()` opens the sheet and resolves with the one-time
 * verify token, or with `undefined` when the customer closed it. What is typed there comes with the sheet (`SmsCheckForm`).
 */
export class SmsCheck {
  isOpen = false
  private answer: ((token: string | undefined) => void) | undefined

  constructor(
    readonly scene: SmsScene,
    /** What is confirmed, by its id; the token serves nothing else. */
    readonly subjectOf: () => string = () => '',
  ) {
    makeAutoObservable<this, 'answer'>(
      this,
      { scene: false, subjectOf: false, answer: false },
      { autoBind: true },
    )
  }

  request(): Promise<string | undefined> {
    this.settle(undefined)
    this.isOpen = true
    return new Promise(resolve => {
      this.answer = resolve
    })
  }

  /** The code was exchanged for this token. */
  settle(token: string | undefined): void {
    const { answer } = this
    this.answer = undefined
    this.isOpen = false
    answer?.(token)
  }

  /** The customer closed the sheet. */
  cancel(): void {
    this.settle(undefined)
  }

  /** The page goes. */
  dispose(): void {
    this.settle(undefined)
  }
}
