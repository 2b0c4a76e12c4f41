import { when } from 'mobx'
import type { Owner } from './kept-forms'

/**
 * Stores that went with a session that had ended under them, with words in their forms that nobody has: a store that is made
 * again in the place of one takes them over (`kept-forms`, whose code comes then). In memory alone (decision DC-06).
 */
export class LostStores {
  /** Whose session it was; `undefined` while none has ended. */
  customer: string | undefined
  /** By the page's address or the flow (`''` for stores of packages), and the class. */
  private stores = new Map<string, Map<unknown, object>>()

  constructor(private readonly root: Owner) {}

  begin(customer: string | undefined, packages: ReadonlyMap<unknown, unknown>): void {
    this.customer = customer
    this.stores = new Map([['', new Map(packages as ReadonlyMap<unknown, object>)]])
    if (customer === undefined) return
    // Whoever logs in next: another customer finds nothing, wherever they go.
    const isOver = () => this.customer !== customer || this.root.user.user !== undefined
    when(isOver, () => {
      const { user } = this.root.user
      if (this.customer === customer && user && user.id !== customer) this.forget()
    })
  }

  forget(): void {
    this.begin(undefined, new Map())
  }

  /** A store goes; it counts only where its session has ended. */
  leave(address: string, store: object): void {
    if (this.customer === undefined || this.root.user.user) return
    const stores = this.stores.get(address) ?? new Map<unknown, object>()
    this.stores.set(address, stores.set(store.constructor, store))
  }

  /** A store is there again. */
  comeBack(address: string, store: object): void {
    const { customer } = this
    const last = this.stores.get(address)?.get(store.constructor)
    if (!last) return
    this.stores.get(address)?.delete(store.constructor)
    import('./kept-forms')
      .then(({ carryOver }) => carryOver(this.root, customer, last, store))
      .then(isSame => isSame || this.forget())
      .catch(() => undefined)
  }
}
