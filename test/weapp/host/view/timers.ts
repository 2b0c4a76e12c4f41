import type { Problems } from './problems'

/** `setTimeout` and its kin as the product gets them. */
export interface Timers {
  setTimeout(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number
  clearTimeout(id?: number): void
  setInterval(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number
  clearInterval(id?: number): void
}

/** What is to come within this time counts as being on its way. */
const SOON_MS = 400

interface Entry {
  readonly run: () => void
  /** When it runs, by the phone's clock. */
  due: number
  /** Ms from one run to the next; runs once without. */
  readonly every?: number
  handle: number
}

/**
 * The phone's clock and the product's timers: an error in one is noted. Time can be let pass without waiting for it, and
 * while the phone sleeps nothing runs at all.
 */
export class Clock {
  private shift = 0
  private isAsleep = false
  private lastId = 0
  private readonly entries = new Map<number, Entry>()

  constructor(
    private readonly problems: Problems,
    /** Moves the clock that the product reads. */
    private readonly move: (ms: number) => void,
  ) {}

  get now(): number {
    return Date.now() + this.shift
  }

  /** How much of what runs once will do so very soon. */
  get soon(): number {
    const end = this.now + SOON_MS
    return [...this.entries.values()].filter(({ due, every }) => every === undefined && due <= end).length
  }

  /** The functions that the product gets. */
  get timers(): Timers {
    const clear = (id = 0) => this.remove(id)
    return {
      setTimeout: (run, ms = 0, ...values) => this.add(() => run(...values), ms),
      clearTimeout: clear,
      setInterval: (run, ms = 0, ...values) => this.add(() => run(...values), ms, Math.max(ms, 1)),
      clearInterval: clear,
    }
  }

  /** Lets time pass at once; what is due meanwhile runs in its order, each at its own time. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (let next = this.next(end); next; next = this.next(end)) {
      this.jump(Math.max(0, next[1].due - this.now))
      this.fire(next[0])
      // What it promised comes before what is due after it.
      await Promise.resolve()
    }
    this.jump(Math.max(0, end - this.now))
    for (const [id, entry] of this.entries) this.schedule(id, entry)
  }

  /** The phone sleeps: nothing runs until it wakes. */
  sleep(): void {
    this.isAsleep = true
  }

  /** The phone wakes: what was due meanwhile runs now. */
  wake(): void {
    this.isAsleep = false
    for (const [id, entry] of this.entries) this.schedule(id, entry)
  }

  private add(run: () => void, ms: number, every?: number): number {
    const id = ++this.lastId
    const entry = { run, due: this.now + Math.max(0, ms), every, handle: 0 }
    this.entries.set(id, entry)
    this.schedule(id, entry)
    return id
  }

  private remove(id: number): void {
    window.clearTimeout(this.entries.get(id)?.handle)
    this.entries.delete(id)
  }

  private schedule(id: number, entry: Entry): void {
    window.clearTimeout(entry.handle)
    entry.handle = window.setTimeout(() => this.fire(id), Math.max(0, entry.due - this.now))
  }

  private fire(id: number): void {
    const entry = this.entries.get(id)
    if (!entry || this.isAsleep) return
    if (entry.every === undefined) this.remove(id)
    else {
      // As on a phone, ticks that were missed do not come later.
      entry.due = Math.max(entry.due, this.now - entry.every) + entry.every
      this.schedule(id, entry)
    }
    this.problems.guard('timer', entry.run)
  }

  private next(end: number): [number, Entry] | undefined {
    if (this.isAsleep) return undefined
    const due = [...this.entries].filter(([, entry]) => entry.due <= end)
    return due.sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)[0]
  }

  private jump(ms: number): void {
    this.shift += ms
    this.move(ms)
  }
}
