import { answer, type ApiParts, type CallOptions } from './call'

interface PullOptions {
  /** Whether the configuration lets the page in front be pulled. */
  readonly isAllowed: () => boolean
  readonly tell: () => void
}

/** Pulling the page in front down. */
export class PullDown {
  private isDown = false

  constructor(
    private readonly parts: ApiParts,
    private readonly options: PullOptions,
  ) {}

  /** Whether the page is held down, until the product lets it go. */
  get isPulled(): boolean {
    return this.isDown
  }

  /** The customer pulls; throws where the configuration does not let them. */
  pull(): void {
    if (!this.options.isAllowed()) throw new Error('the page in front cannot be pulled down')
    this.isDown = true
    this.options.tell()
  }

  /** Another page came to the front. */
  release(): void {
    this.isDown = false
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    return {
      startPullDownRefresh: (options?: CallOptions) =>
        answer(this.parts, 'startPullDownRefresh', options, async () => this.pull()),
      stopPullDownRefresh: (options?: CallOptions) =>
        answer(this.parts, 'stopPullDownRefresh', options, async () => this.release()),
    }
  }
}
