import { makeAutoObservable, observableShallow } from 'mobx'
import type { Rule } from '@/lib/validate'
import { newInputId } from './field'
import { Group, type ContentsOf, type Parts, type ValuesOf } from './group'
import type { Difference, Part, PartError, PartHolder, Remark } from './part'

interface RowsOptions<F> {
  /** What they are called where the page names what is missing. */
  readonly label?: string
  /** Rows there always are. */
  readonly min?: number
  readonly max: number
  /** Says what is wrong with the rows together: a sum, one given twice. */
  readonly rule?: Rule<readonly ValuesOf<F>[]>
}

let nextKey = 0

/** One of the rows; `key` stays the same while others come and go. */
export class Row<F extends Parts> extends Group<F> {
  readonly key = `row-${++nextKey}`
}

/** Groups of one kind, any number of them up to a limit: tax numbers, beneficiaries. */
export class Rows<F extends Parts> implements Part<readonly ValuesOf<F>[], readonly ContentsOf<F>[]> {
  /** Id of the place where the error of all rows stands. */
  readonly id = newInputId()
  list: Row<F>[]
  private baselineLength: number
  private isTouched = false
  private serverError: string | undefined
  private holder: PartHolder | undefined
  private condition: (() => boolean) | undefined

  constructor(
    private readonly make: () => F,
    private readonly options: RowsOptions<F>,
  ) {
    this.list = this.initialRows()
    this.baselineLength = this.list.length
    makeAutoObservable<this, 'make' | 'options' | 'holder' | 'condition' | 'newRow'>(
      this,
      {
        id: false,
        list: observableShallow,
        make: false,
        options: false,
        holder: false,
        condition: false,
        newRow: false,
        pathOf: false,
        find: false,
        draft: false,
        join: false,
      },
      { autoBind: true },
    )
  }

  get path(): string {
    return this.holder?.pathOf(this) ?? ''
  }

  get isShown(): boolean {
    return (this.holder?.isShown ?? true) && (this.condition?.() ?? true)
  }

  get max(): number {
    return this.options.max
  }

  get canAdd(): boolean {
    return this.list.length < this.options.max
  }

  get canRemove(): boolean {
    return this.list.length > (this.options.min ?? 0)
  }

  get value(): readonly ValuesOf<F>[] {
    return this.list.map(row => row.value)
  }

  get content(): readonly ContentsOf<F>[] {
    return this.list.map(row => row.content)
  }

  get isDirty(): boolean {
    return this.list.length !== this.baselineLength || this.list.some(row => row.isDirty)
  }

  get isValid(): boolean {
    return this.problem === undefined && this.list.every(row => row.isValid)
  }

  /** What is wrong with the rows together, once it shows. */
  get error(): string | undefined {
    return this.serverError ?? (this.isTouched ? this.problem : undefined)
  }

  get errors(): readonly PartError[] {
    const message = this.error
    const own = message === undefined ? [] : [{ path: this.path, message }]
    return [...this.list.flatMap(row => row.errors), ...own]
  }

  get size(): number {
    return this.list.reduce((sum, row) => sum + row.size, 0)
  }

  get missing(): readonly string[] {
    const own = this.problem === undefined ? [] : [this.options.label ?? '']
    return [...this.list.flatMap(row => row.missing), ...own]
  }

  get remarked(): readonly string[] {
    return this.list.flatMap(row => row.remarked)
  }

  compare(content: unknown): readonly Difference[] {
    if (!Array.isArray(content)) return []
    const { label = '' } = this.options
    const own = content.length === this.list.length ? [] : [{ label }]
    return [...own, ...this.list.flatMap((row, index) => row.compare(content[index]))]
  }

  /** One more row; undefined when there is room for none. */
  add(): Row<F> | undefined {
    if (!this.canAdd) return undefined
    const row = this.newRow()
    this.list.push(row)
    this.serverError = undefined
    return row
  }

  remove(row: Row<F>): void {
    if (!this.canRemove) return
    this.list = this.list.filter(one => one !== row)
    this.serverError = undefined
  }

  reveal(): void {
    this.isTouched = true
    this.list.forEach(row => row.reveal())
  }

  fill(content: unknown): void {
    if (!Array.isArray(content)) return
    this.replace(content, (row, values) => row.fill(values))
    this.settle()
  }

  settle(): void {
    this.list.forEach(row => row.settle())
    this.baselineLength = this.list.length
  }

  reset(): void {
    this.list = this.initialRows()
    this.baselineLength = this.list.length
    this.isTouched = false
    this.serverError = undefined
  }

  draft(): unknown[] | undefined {
    const drafts = this.list.map(row => row.draft())
    return drafts.some(draft => draft !== undefined) ? drafts.map(draft => draft ?? {}) : undefined
  }

  restore(draft: unknown): void {
    if (Array.isArray(draft)) this.replace(draft, (row, values) => row.restore(values))
  }

  find([index, ...rest]: readonly string[]): Part | undefined {
    return index === undefined ? this : this.list[Number(index)]?.find(rest)
  }

  takeError(message: string): void {
    this.serverError = message
  }

  /** A remark about all rows stands at the first. */
  takeRemark(remark: Remark | undefined): void {
    this.list[0]?.takeRemark(remark)
  }

  join(holder: PartHolder, condition?: () => boolean): void {
    this.holder = holder
    this.condition = condition
  }

  pathOf(part: object): string {
    return `${this.path}.${this.list.indexOf(part as Row<F>)}`
  }

  private get problem(): string | undefined {
    return this.options.rule?.(this.value)
  }

  private initialRows(): Row<F>[] {
    return Array.from({ length: this.options.min ?? 0 }, this.newRow)
  }

  private readonly newRow = (): Row<F> => {
    const row = new Row(this.make())
    row.join(this)
    return row
  }

  private replace(contents: readonly unknown[], put: (row: Row<F>, content: unknown) => void): void {
    const count = Math.max(Math.min(contents.length, this.options.max), this.options.min ?? 0)
    this.list = Array.from({ length: count }, this.newRow)
    this.list.forEach((row, index) => put(row, contents[index]))
  }
}

/** Groups of one kind: `rows(() => ({ country: choice(), tin: text() }), { max: 3 })`. */
export function rows<F extends Parts>(make: () => F, options: RowsOptions<F>): Rows<F> {
  return new Rows(make, options)
}
