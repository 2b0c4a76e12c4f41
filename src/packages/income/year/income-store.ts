import { makeAutoObservable } from 'mobx'
import { type IncomeSummary, incomeSummary } from '@/contract/income'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { incomeOf } from '../queries'
import type { Period } from './income-rules'
import { SpanForm } from './span-form'

/** What the customer's products brought in a period that they choose. */
export class IncomeStore {
  readonly summary: Resource<IncomeSummary>
  readonly span: SpanForm
  period: Period
  /** Whether every product is shown. */
  isOpen = false

  constructor(root: RootStore, period: Period) {
    this.period = period
    this.summary = new Resource(
      signal => root.read(incomeSummary, incomeOf({ period: this.period }), signal),
      { changes: changesOf(root), dependsOn: ['trades'] },
    )
    this.span = new SpanForm(
      () => {
        const { firstMonth = '', lastMonth = '' } = this.summary.data ?? {}
        return { first: firstMonth, last: lastMonth }
      },
      period => this.choose(period),
    )
    makeAutoObservable(this, { summary: false, span: false }, { autoBind: true })
  }

  choose(period: Period): void {
    this.period = period
    this.isOpen = false
    void this.summary.load()
  }

  open(): void {
    this.isOpen = true
  }
}
