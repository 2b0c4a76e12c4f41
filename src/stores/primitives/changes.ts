import { makeAutoObservable, observableShallow } from 'mobx'
import type { Article } from '@/contract/article'
import type { Document } from '@/contract/document'
import type { HelpItem } from '@/contract/help'
import type { FtApplication } from '@/contract/my-trust'
import type { Consent } from '@/contract/personal-info'
import type { Research } from '@/contract/research'
import type { Trade } from '@/contract/trade'

/** Things that lie in several answers: a page changes one, others show it. */
export interface Entities {
  application: FtApplication
  article: Article
  consent: Consent
  document: Document
  helpItem: HelpItem
  research: Research
  trade: Trade
}

export type Entity = keyof Entities

/** What answers are made of, where no single thing says what became of it. */
export type Topic =
  | 'applications'
  | 'beneficiaries'
  | 'certificates'
  | 'consents'
  | 'drafts'
  | 'identity'
  | 'instructions'
  | 'investor'
  | 'orders'
  | 'points'
  | 'risk'
  | 'surveys'
  | 'tax'
  | 'tickets'
  | 'trades'
  | 'trusts'

/** One change of a thing; without words of it the thing is gone. */
interface Change {
  readonly at: number
  readonly change: object | undefined
}

type Log = ReadonlyMap<string, readonly Change[]>

const NOTHING: Log = new Map()

/** Goes on by one with each change, whoever is logged in. */
let moment = 0

/** The moment now: an answer that was asked for before a change may be out of date. */
export function changeMoment(): number {
  return moment
}

const listeners = new Set<() => void>()

/** Calls back whenever a write has put something out of date; returns the way to stop it. */
export function onTouch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What the customer's writes changed since the login. Answers asked for before a change show it; what the server sends
 * afterwards stands, since it may have moved on. One per customer: `root.get(Changes)`.
 */
export class Changes {
  private readonly logs = new Map<string, Log>()
  private readonly touches = new Map<Topic, number>()

  constructor() {
    makeAutoObservable<this, 'logs' | 'touches'>(
      this,
      { logs: observableShallow, touches: observableShallow },
      { autoBind: true },
    )
  }

  /** A thing is now like this. */
  note<E extends Entity>(entity: E, id: string, change: Partial<Entities[E]>): void {
    this.change(entity, id, change)
  }

  /** A thing of any kind is now like this; without words of it, it is gone. */
  change(kind: string, id: string, change: object | undefined): void {
    const log = this.logs.get(kind) ?? NOTHING
    this.logs.set(kind, new Map([...log, [id, [...(log.get(id) ?? []), { at: ++moment, change }]]]))
  }

  /** What depends on these is out of date. */
  touch(...topics: readonly Topic[]): void {
    moment += 1
    for (const topic of topics) this.touches.set(topic, moment)
    listeners.forEach(listener => listener())
  }

  /** A thing of an answer asked for at a moment, as it is now; `undefined` when it is gone. */
  upToDate<R>(kind: string, id: string, thing: R, askedAt: number): R | undefined {
    const changes = this.changesOf(kind, id).filter(({ at }) => at > askedAt)
    if (changes.length === 0) return thing
    if (changes.some(({ change }) => !change)) return undefined
    return changes.reduce((now, { change }) => ({ ...now, ...change }), thing)
  }

  /** Whether a thing that an answer asked for at a moment had was gone by a later one. */
  isGone(kind: string, id: string, askedAt: number, by: number): boolean {
    return this.changesOf(kind, id).some(({ at, change }) => !change && at > askedAt && at <= by)
  }

  /** Whether one of the topics was touched after a moment. */
  isTouched(topics: readonly Topic[], since: number): boolean {
    return topics.some(topic => (this.touches.get(topic) ?? 0) > since)
  }

  private changesOf(kind: string, id: string): readonly Change[] {
    return this.logs.get(kind)?.get(id) ?? []
  }
}

/** How an answer follows what is changed elsewhere. */
export interface Following {
  /** The customer's changes (`changesOf`). */
  readonly changes: () => Changes
  /** Fetched anew once one of these is touched. */
  readonly dependsOn?: readonly Topic[]
}
