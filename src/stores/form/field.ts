import { makeAutoObservable, observableRef } from 'mobx'
import { isSameInput } from '@/lib/same-input'
import type { Rule } from '@/lib/validate'
import type { Difference, Part, PartError, PartHolder, Remark } from './part'

export interface FieldOptions<T> {
  /** What it is called on the page, and where the page names what is missing. */
  readonly label?: string
  /** Says what is wrong, as the exact text to show. It judges what is sent; an empty optional field is not judged. */
  readonly rule?: Rule<T>
  /** What to say when nothing is given, where the rule's own words would not fit. */
  readonly required?: string
  /** May stay empty; a function where that hangs on what is known by then. */
  readonly isOptional?: boolean | (() => boolean)
  /** A hint that does not keep the form from being sent. */
  readonly warning?: Rule<T>
  /** What is sent for what stands in the field (`typed`), or trimmed text. The field itself is never reformatted. */
  readonly clean?: (value: T) => T
  /** Given anew each time: no draft keeps it, here or on the server. */
  readonly isTransient?: boolean
  /** The customer gave another value; not called for one that is filled in. */
  readonly onChange?: () => void
  /** May lie on this device: only what says nothing of a person (domain contract, C3). */
  readonly draft?: boolean
}

interface FieldSetup<T> extends FieldOptions<T> {
  readonly initial: T
  /** Whether a value from a draft or from the server is one of this field's. */
  readonly accepts: (value: unknown) => value is T
  /** Its value is read as it was typed; others are codes. */
  readonly isTyped?: boolean
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

/**
 * One value of a form with what is said about it. Its error shows after it was left, on submit, and from then on while
 * typing; an error of the server until the value changes; a remark of a reviewer until the next review.
 */
export class Field<T> implements Part<T, T> {
  /** Id of its input, so that errors can lead to it; pages that lie below each other share a document. */
  readonly id = newInputId()
  /** As it stands in the input. */
  content: T
  remark: Remark | undefined
  private baseline: T
  private isTouched = false
  private serverError: string | undefined
  private holder: PartHolder | undefined
  private condition: (() => boolean) | undefined

  constructor(private readonly setup: FieldSetup<T>) {
    this.content = setup.initial
    this.baseline = setup.initial
    makeAutoObservable<this, 'setup' | 'holder' | 'condition' | 'baseline'>(
      this,
      {
        content: observableRef,
        remark: observableRef,
        baseline: observableRef,
        id: false,
        setup: false,
        holder: false,
        condition: false,
        find: false,
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

  get label(): string {
    return this.setup.label ?? ''
  }

  get isTransient(): boolean {
    return this.setup.isTransient ?? false
  }

  get isRequired(): boolean {
    const { isOptional = false } = this.setup
    return !(typeof isOptional === 'function' ? isOptional() : isOptional)
  }

  get value(): T {
    return this.setup.clean ? this.setup.clean(this.content) : this.content
  }

  get isEmpty(): boolean {
    return isEmpty(this.value)
  }

  get isDirty(): boolean {
    return !isSameInput(this.content, this.baseline)
  }

  get isValid(): boolean {
    return this.problem === undefined
  }

  get size(): number {
    return 1
  }

  /** The error to show now. */
  get error(): string | undefined {
    if (!this.isShown) return undefined
    return this.serverError ?? (this.isTouched ? this.problem : undefined)
  }

  get warning(): string | undefined {
    return this.isEmpty ? undefined : this.setup.warning?.(this.value)
  }

  get errors(): readonly PartError[] {
    const message = this.error
    return message === undefined ? [] : [{ path: this.path, message }]
  }

  get missing(): readonly string[] {
    return this.problem === undefined ? [] : [this.label]
  }

  get remarked(): readonly string[] {
    return this.remark ? [this.path] : []
  }

  /** What is wrong with the value, whether it shows yet or not. */
  get problem(): string | undefined {
    const { rule, required } = this.setup
    if (this.isEmpty && !this.isRequired) return undefined
    if (this.isEmpty && required !== undefined) return required
    return rule?.(this.value)
  }

  set(content: T): void {
    const isOther = content !== this.content
    this.content = content
    this.serverError = undefined
    if (isOther) this.setup.onChange?.()
  }

  /** The customer left it: from now on its error shows. */
  leave(): void {
    this.isTouched = true
  }

  /** The value, if it is right; if not, what is wrong shows from now on. */
  checked(): T | undefined {
    this.leave()
    return this.error === undefined ? this.value : undefined
  }

  compare(content: unknown): readonly Difference[] {
    const { accepts, isTyped } = this.setup
    if (!accepts(content) || isSameInput(content, this.content)) return []
    return [{ label: this.label, ...(isTyped && { mine: String(this.content), theirs: String(content) }) }]
  }

  reveal(): void {
    this.isTouched = true
  }

  fill(content: unknown): void {
    if (!this.setup.accepts(content)) return
    this.content = content
    this.baseline = content
  }

  settle(): void {
    this.baseline = this.content
  }

  reset(): void {
    this.content = this.setup.initial
    this.baseline = this.setup.initial
    this.isTouched = false
    this.serverError = undefined
    this.remark = undefined
  }

  draft(): T | undefined {
    return this.setup.draft ? this.content : undefined
  }

  restore(draft: unknown): void {
    if (this.setup.draft && this.setup.accepts(draft)) this.content = draft
  }

  find(path: readonly string[]): this | undefined {
    return path.length === 0 ? this : undefined
  }

  takeError(message: string): void {
    this.serverError = message
  }

  takeRemark(remark: Remark | undefined): void {
    this.remark = remark
  }

  join(holder: PartHolder, condition?: () => boolean): void {
    this.holder = holder
    this.condition = condition
  }
}

let lastId = 0

/** An id that no other input of the document has. */
export function newInputId(): string {
  lastId += 1
  return `field-${lastId}`
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const trimmed = (value: string) => value.trim()

/** A text; sent without blanks at its ends. */
export function text(options: FieldOptions<string> & { readonly initial?: string } = {}): Field<string> {
  return new Field({ initial: '', accepts: isText, isTyped: true, clean: trimmed, ...options })
}

/** One of several values; `''` is none yet. Without options any text of a draft is taken: the rule judges it. */
export function choice<T extends string>(
  options: FieldOptions<T | ''> & { readonly initial?: T; readonly among?: readonly T[] } = {},
): Field<T | ''> {
  const { among } = options
  const accepts = (value: unknown): value is T | '' =>
    isText(value) && (value === '' || !among || (among as readonly string[]).includes(value))
  return new Field<T | ''>({ initial: '', accepts, ...options })
}

/** One of several values, of which one is chosen from the start. */
export function pick<T extends string>(
  initial: T,
  options: FieldOptions<T> & { readonly among: readonly T[] },
): Field<T> {
  const accepts = (value: unknown): value is T =>
    isText(value) && (options.among as readonly string[]).includes(value)
  return new Field<T>({ initial, accepts, ...options })
}

/** Any number of values, in the order they were chosen. Without options any texts of a draft are taken: the rule judges them. */
export function choices<T extends string>(
  options: FieldOptions<readonly T[]> & { readonly among?: readonly T[] },
): Field<readonly T[]> {
  const among: readonly string[] | undefined = options.among
  const accepts = (value: unknown): value is readonly T[] =>
    areTexts(value) && value.every(one => among?.includes(one) ?? true)
  return new Field<readonly T[]>({ initial: [], accepts, ...options })
}

/** Yes or no; a consent is refused by its rule while it is no. */
export function flag(options: FieldOptions<boolean> & { readonly initial?: boolean } = {}): Field<boolean> {
  return new Field({ initial: false, accepts: isFlag, ...options })
}

/** A consent that has to be given: never given in advance (rule V-AGREE). */
export function consent(message: string, label = ''): Field<boolean> {
  return flag({ required: message, isTransient: true, label })
}

/** A value with a store of its own behind it (a photo, a signature): `null` is none yet, which a draft can say. */
export function slot<T extends object>(
  accepts: (value: unknown) => value is T,
  options: FieldOptions<T | null> = {},
): Field<T | null> {
  return new Field<T | null>({
    initial: null,
    accepts: (value): value is T | null => value === null || accepts(value),
    ...options,
  })
}
