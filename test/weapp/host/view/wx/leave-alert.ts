import { answer, type ApiParts, type CallOptions } from './call'

/** What WeChat asks before the customer leaves a page: a question of each page, set for the one that is in front then. */
export class LeaveAlert {
  private readonly questions = new WeakMap<object, string>()

  constructor(
    private readonly parts: ApiParts,
    private readonly front: () => object | undefined,
  ) {}

  /** The question of the page in front, while the product wants one. */
  get message(): string | undefined {
    const page = this.front()
    return page && this.questions.get(page)
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    const set = (message: string | undefined) => {
      const page = this.front()
      if (!page) return
      if (message === undefined) this.questions.delete(page)
      else this.questions.set(page, message)
    }
    return {
      enableAlertBeforeUnload: (options: CallOptions<{ message: string }>) =>
        answer(this.parts, 'enableAlertBeforeUnload', options, async () => set(options.message)),
      disableAlertBeforeUnload: (options?: CallOptions) =>
        answer(this.parts, 'disableAlertBeforeUnload', options, async () => set(undefined)),
    }
  }
}
