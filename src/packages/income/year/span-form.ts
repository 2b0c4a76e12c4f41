import { makeAutoObservable } from 'mobx'
import { periodOfSpan, spanError, spanOf } from '@/lib/income-span'
import { choice } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import type { Period } from './income-rules'

/** The months with a record. */
type Record = () => { readonly first: string; readonly last: string }

/** Choosing the months of a period of one's own. */
export class SpanForm {
  isOpen = false
  readonly form

  constructor(
    record: Record,
    private readonly onChoose: (period: Period) => void,
  ) {
    const from = choice<string>({ required: '请选择开始月份' })
    const to = choice<string>({
      required: '请选择结束月份',
      rule: last => (from.content === '' ? undefined : spanError({ from: from.content, to: last }, record())),
    })
    this.form = new Form({ from, to })
    makeAutoObservable<this, 'onChoose'>(this, { form: false, onChoose: false }, { autoBind: true })
  }

  /** Opens with the months that are shown now, where they are of one's own. */
  open(period: Period): void {
    const { from, to } = this.form.fields
    this.form.reset()
    const span = spanOf(period)
    if (span) {
      from.fill(span.from)
      to.fill(span.to)
    }
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Shows the months, or says what is wrong with them. */
  choose(): void {
    if (!this.form.check()) return
    const { from, to } = this.form.value
    this.close()
    this.onChoose(periodOfSpan({ from, to }))
  }
}
