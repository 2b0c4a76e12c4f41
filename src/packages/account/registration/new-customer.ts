import { makeAutoObservable } from 'mobx'

/** Who has just registered: in memory alone, so that no address and no storage names the phone. */
export class NewCustomer {
  /** `''` after a reload of the page. */
  mobileMask = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  note(mobileMask: string): void {
    this.mobileMask = mobileMask
  }
}
