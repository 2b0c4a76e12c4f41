import { makeAutoObservable } from 'mobx'

/** The e-mail address of an application that was left: kept by no draft, it waits in memory alone. */
export class TypedEmail {
  value = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  keep(value: string): void {
    this.value = value
  }
}
