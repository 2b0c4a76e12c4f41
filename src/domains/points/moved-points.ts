import { makeAutoObservable } from 'mobx'

/** That points were given or spent on one page, for those that show them below it. */
export class MovedPoints {
  /** Moves since the session began. */
  count = 0

  constructor() {
    makeAutoObservable(this)
  }

  note(): void {
    this.count += 1
  }
}
