import { useEffect, useState } from 'react'
import type { RootStore } from '@/stores/root/root-store'
import { useStores } from '@/stores/root/context'

/** Holds the facts of one application for all routes of its flow. */
export interface FlowStore {
  /** It is handed in: another page of the flow begins a new one. */
  readonly isOver?: boolean
  dispose(): void
}

type FlowClass<S extends FlowStore> = new (root: RootStore, subject: string) => S

interface Entry {
  readonly store: FlowStore
  /** Pages that show it now. */
  pages: number
}

/**
 * The applications that are open: each lives as long as a page of its flow does, so that going on and back keeps what was
 * typed, and ends with the last of them. A customer's applications go with the customer.
 */
class Flows {
  private readonly entries = new Map<string, Entry>()
  private readonly keys = new Map<FlowClass<FlowStore>, number>()

  constructor(private readonly root: RootStore) {}

  take<S extends FlowStore>(Flow: FlowClass<S>, subject: string): S {
    const entry = this.entries.get(this.keyOf(Flow, subject))
    if (entry && !entry.store.isOver) return entry.store as S
    const store = new Flow(this.root, subject)
    this.entries.set(this.keyOf(Flow, subject), { store, pages: 0 })
    this.root.lost.comeBack(`flow ${subject}`, store)
    return store
  }

  enter<S extends FlowStore>(Flow: FlowClass<S>, subject: string, store: S): () => void {
    const key = this.keyOf(Flow, subject)
    const known = this.entries.get(key)
    const entry = known?.store === store ? known : { store, pages: 0 }
    this.entries.set(key, entry)
    entry.pages += 1
    return () => {
      entry.pages -= 1
      // The next page of the flow may come in the same turn, in the place of this one.
      setTimeout(() => {
        if (entry.pages > 0) return
        if (this.entries.get(key) === entry) this.entries.delete(key)
        this.root.lost.leave(`flow ${subject}`, entry.store)
        entry.store.dispose()
      })
    }
  }

  /** Classes are told apart by themselves: their names collide once code is minified. */
  private keyOf(Flow: FlowClass<FlowStore>, subject: string): string {
    if (!this.keys.has(Flow)) this.keys.set(Flow, this.keys.size)
    return `${this.keys.get(Flow)} ${subject}`
  }
}

/** The application that this page is a step of; `subject` tells several of one kind apart. */
export function useFlow<S extends FlowStore>(Flow: FlowClass<S>, subject = ''): S {
  const root = useStores()
  const [store] = useState(() => root.get(Flows).take(Flow, subject))
  useEffect(() => root.get(Flows).enter(Flow, subject, store), [root, Flow, subject, store])
  return store
}
