import { action, computed, makeObservable } from 'mobx'
import {
  memberOf,
  type ContentOf,
  type Difference,
  type Part,
  type PartError,
  type PartHolder,
  type Remark,
  type ValueOf,
} from './part'

/** A part with the condition under which it is asked for; see `when`. */
export type Conditional<P> = P & { readonly isConditional: true }

/** Parts by their names, as the server names them too. */
export type Parts = Readonly<Record<string, Part>>

/** What is sent: a part that may be hidden is absent then. */
export type ValuesOf<F> = {
  readonly [K in keyof F]: F[K] extends Conditional<unknown> ? ValueOf<F[K]> | undefined : ValueOf<F[K]>
}

/** What stands in the inputs, hidden ones included. */
export type ContentsOf<F> = { readonly [K in keyof F]: ContentOf<F[K]> }

const conditions = new WeakMap<object, () => boolean>()

/**
 * A part that is asked for only while `condition` holds; hidden, it is neither judged nor sent. The condition reads other
 * fields as objects, so that it is typed and followed like any computed value.
 */
export function when<P extends Part>(condition: () => boolean, part: P): Conditional<P> {
  conditions.set(part, condition)
  return part as Conditional<P>
}

/** Parts that belong together. Their names are their paths. */
export class Group<F extends Parts> implements Part<ValuesOf<F>, ContentsOf<F>> {
  private readonly names: ReadonlyMap<object, string>
  private holder: PartHolder | undefined
  private condition: (() => boolean) | undefined

  constructor(readonly fields: F) {
    this.names = new Map(Object.entries(fields).map(([name, part]) => [part, name]))
    this.parts.forEach(part => part.join(this, conditions.get(part)))
    makeObservable(this, {
      value: computed,
      content: computed,
      isDirty: computed,
      isValid: computed,
      errors: computed,
      size: computed,
      missing: computed,
      remarked: computed,
      reveal: action,
      fill: action,
      settle: action,
      reset: action,
      restore: action,
      takeError: action,
      takeRemark: action,
    })
  }

  get path(): string {
    return this.holder?.pathOf(this) ?? ''
  }

  get isShown(): boolean {
    return (this.holder?.isShown ?? true) && (this.condition?.() ?? true)
  }

  get value(): ValuesOf<F> {
    const values: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(this.fields)) if (part.isShown) values[name] = part.value
    return values as ValuesOf<F>
  }

  get content(): ContentsOf<F> {
    const contents: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(this.fields)) {
      if (!part.isTransient) contents[name] = part.content
    }
    return contents as ContentsOf<F>
  }

  get isDirty(): boolean {
    return this.parts.some(part => part.isDirty)
  }

  get isValid(): boolean {
    return this.shown.every(part => part.isValid)
  }

  get errors(): readonly PartError[] {
    return this.shown.flatMap(part => part.errors)
  }

  get size(): number {
    return this.shown.reduce((sum, part) => sum + part.size, 0)
  }

  get missing(): readonly string[] {
    return this.shown.flatMap(part => part.missing)
  }

  get remarked(): readonly string[] {
    return this.shown.flatMap(part => part.remarked)
  }

  compare(content: unknown): readonly Difference[] {
    return Object.entries(this.fields).flatMap(([name, part]) => {
      const given = memberOf(content, name)
      return given === undefined || part.isTransient ? [] : part.compare(given)
    })
  }

  /** Those too that are hidden now: what comes up after a try to send says at once what is missing in it. */
  reveal(): void {
    this.parts.forEach(part => part.reveal())
  }

  fill(content: unknown): void {
    for (const [name, part] of Object.entries(this.fields)) {
      const given = memberOf(content, name)
      if (given !== undefined) part.fill(given)
    }
  }

  settle(): void {
    this.parts.forEach(part => part.settle())
  }

  reset(): void {
    this.parts.forEach(part => part.reset())
  }

  draft(): Record<string, unknown> | undefined {
    const drafts = Object.entries(this.fields).flatMap(([name, part]) => {
      const draft = part.draft()
      return draft === undefined ? [] : [[name, draft] as const]
    })
    return drafts.length > 0 ? Object.fromEntries(drafts) : undefined
  }

  restore(draft: unknown): void {
    for (const [name, part] of Object.entries(this.fields)) part.restore(memberOf(draft, name))
  }

  find([name, ...rest]: readonly string[]): Part | undefined {
    return name === undefined ? this : (memberOf(this.fields, name) as Part | undefined)?.find(rest)
  }

  /** An error about the group as a whole stands at its first field. */
  takeError(message: string): void {
    this.shown[0]?.takeError(message)
  }

  takeRemark(remark: Remark | undefined): void {
    this.shown[0]?.takeRemark(remark)
  }

  join(holder: PartHolder, condition?: () => boolean): void {
    this.holder = holder
    this.condition = condition
  }

  pathOf(part: object): string {
    const name = this.names.get(part) ?? ''
    return this.path === '' ? name : `${this.path}.${name}`
  }

  private get parts(): Part[] {
    return Object.values(this.fields)
  }

  private get shown(): Part[] {
    return this.parts.filter(part => part.isShown)
  }
}

/** Parts that belong together; hide them all with `when`. */
export function group<F extends Parts>(fields: F): Group<F> {
  return new Group(fields)
}
