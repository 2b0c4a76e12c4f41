import { makeAutoObservable, observableRef } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { identityReveal, piDetail, type PiCategory } from '@/contract/personal-info'
import { SmsCheck } from '@/domains/verification/sms-check'
import { isOn } from '@/lib/flag'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { categoryOf } from '../queries'

export type CategoryDetail = ResponseOf<typeof piDetail>

/** So long plain values stay on the screen. */
export const REVEAL_SECONDS = 15

/** What was collected in a category; plain values come after an SMS check, for a few seconds, and are never kept. */
export class CategoryStore {
  readonly detail: Resource<CategoryDetail>
  readonly check: SmsCheck
  readonly reveal: Submission<string, ResponseOf<typeof identityReveal>>
  /** Plain values by item; none while they are masked. */
  values: ReadonlyMap<string, string> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore, category: PiCategory) {
    this.detail = new Resource(signal => root.read(piDetail, categoryOf({ category }), signal))
    this.check = new SmsCheck('piReveal')
    // No requestNo: an answer with plain values must not be kept anywhere to be repeated.
    this.reveal = new Submission(verifyToken =>
      root.write(identityReveal, { category, verifyToken }, { showLoading: false }),
    )
    makeAutoObservable<this, 'timer'>(
      this,
      { detail: false, check: false, reveal: false, values: observableRef, timer: false },
      { autoBind: true },
    )
  }

  /** Whether there is more to see than the masked values. */
  get canReveal(): boolean {
    return this.detail.data?.items.some(item => isOn(item.canReveal)) ?? false
  }

  /** Asks for an SMS code, then shows the plain values. */
  async show(): Promise<void> {
    this.reveal.reset()
    const verifyToken = await this.check.request()
    if (verifyToken === undefined) return
    const answer = await this.reveal.submit(verifyToken)
    if (!answer) return
    // Not kept there either: what is on the screen is the only copy.
    this.reveal.reset()
    this.take(answer)
  }

  /** Masks the values again: time is up, or something else came to the front. */
  hide(): void {
    clearTimeout(this.timer)
    this.values = undefined
  }

  /** Nothing plain outlives the page. */
  dispose(): void {
    this.hide()
  }

  private take({ items }: ResponseOf<typeof identityReveal>): void {
    this.values = new Map(items.map(({ itemId, value }) => [itemId, value]))
    this.timer = setTimeout(this.hide, REVEAL_SECONDS * 1000)
  }
}
