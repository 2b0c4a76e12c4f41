import { makeAutoObservable, observableRef } from 'mobx'
import type { CardField, TypedCard } from '@/contract/identity'

const UNSURE = '这一处没有看清，请对照证件核对，可直接修改'

/** What was read off a card with doubt, as long as it stands in its field as it was read. */
export class Doubts {
  private readings: Partial<Record<CardField, string>> = {}

  constructor() {
    makeAutoObservable<this, 'readings'>(this, { readings: observableRef }, { autoBind: true })
  }

  /** The doubtful ones of a new reading; those of the other side stay. */
  take(card: TypedCard, values: Partial<Record<CardField, string>>): void {
    const doubtful = Object.entries(values).map(([field, value]) => [
      field,
      card.doubtful.some(name => name === field) ? value : undefined,
    ])
    this.readings = { ...this.readings, ...(Object.fromEntries(doubtful) as typeof values) }
  }

  /** What is said at a field, unless it was corrected. */
  warningOf(field: CardField, content: string): string | undefined {
    const read = this.readings[field]
    return read !== undefined && read === content ? UNSURE : undefined
  }
}
