import type { PageStack } from './page-stack'

/** What a customer does on the pages of a risk test. */
export class RiskTestOn {
  constructor(private readonly stack: PageStack) {}

  async choose(option: number): Promise<void> {
    this.stack.page.querySelectorAll<HTMLElement>('[role="radio"]')[option]?.click()
    await this.stack.settle()
  }

  /** Says that the answers are one's own. */
  async tick(): Promise<void> {
    this.stack.page.querySelector<HTMLElement>('[role="checkbox"]')?.click()
    await this.stack.settle()
  }

  /** A whole test with the first option of each question, up to its result that waits. */
  async take(): Promise<void> {
    await this.tick()
    await this.stack.tap('risk-begin')
    for (let number = 1; number <= 15; number += 1) {
      await this.choose(0)
      await this.stack.tap(number < 15 ? 'risk-next' : 'risk-submit')
    }
  }
}
