/** Everything that went wrong in the product or was asked of the host in vain. */
export class Problems {
  readonly list: string[] = []
  /** Who asked to hear of errors (`wx.onError`): the text of each with its stack, as WeChat hands it over. */
  readonly onError = new Set<(text: string) => void>()
  /** Who asked to hear of rejections that nobody caught (`wx.onUnhandledRejection`). */
  readonly onRejection = new Set<(event: { reason: unknown }) => void>()

  add(problem: string): void {
    this.list.push(problem)
  }

  /** Begins anew. */
  clear(): void {
    this.list.length = 0
  }

  /** Notes an error of the product's code. */
  addError(where: string, error: unknown): void {
    const { message, stack } = (error ?? {}) as { message?: unknown; stack?: string }
    const text = typeof message === 'string' ? message : JSON.stringify(error)
    const at = /\n\s+at (.*)/.exec(stack ?? '')?.[1]
    this.add(`${where}: ${text}${at ? ` (${at})` : ''}`)
    for (const listen of this.onError) listen(`${text}\n${stack ?? ''}`)
  }

  /** Notes a rejection that the product did not catch. */
  addRejection(reason: unknown): void {
    const { message } = (reason ?? {}) as { message?: unknown }
    this.add(`unhandled rejection: ${typeof message === 'string' ? message : JSON.stringify(reason)}`)
    for (const listen of this.onRejection) listen({ reason })
  }

  /** Runs the product's code: an error is noted, and the caller goes on as WeChat does. */
  guard<T>(where: string, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.addError(where, error)
      return undefined
    }
  }
}
