import { answer, type ApiParts, type CallOptions } from './call'

/** What WeChat asks before the customer leaves the page in front; another page has none of it. */
export class LeaveAlert {
  /** The question, while the product wants one. */
  message: string | undefined

  constructor(private readonly parts: ApiParts) {}

  /** Another page came to the front. */
  release(): void {
    this.message = undefined
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    const set = (message: string | undefined) => async () => {
      this.message = message
    }
    return {
      enableAlertBeforeUnload: (options: CallOptions<{ message: string }>) =>
        answer(this.parts, 'enableAlertBeforeUnload', options, set(options.message)),
      disableAlertBeforeUnload: (options?: CallOptions) =>
        answer(this.parts, 'disableAlertBeforeUnload', options, set(undefined)),
    }
  }
}
