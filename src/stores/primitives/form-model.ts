import { makeAutoObservable } from 'mobx'

/** Says what is wrong with a value, as the exact text to show, or nothing. */
export type FieldRule<T, V> = (value: T, values: Readonly<V>) => string | undefined

/** What one field is: its first value, what must hold, what is only worth a hint, whether a draft may keep it. */
export interface FieldSpec<T, V> {
  readonly initial: T
  readonly error?: FieldRule<T, V>
  readonly warning?: FieldRule<T, V>
  /** Only fields that ask for it go into a draft, so that an ID number is never stored by accident. */
  readonly isDrafted?: boolean
}

export type FieldSpecs<V> = { readonly [K in keyof V]: FieldSpec<V[K], V> }

/**
 * Values of a form with their errors. A field's error shows after it was left, on submit for all of them, and from then
 * on while typing; what the customer types is never reformatted.
 */
export class FormModel<V extends object> {
  values: V
  private touched = new Set<keyof V>()
  private serverErrors = new Map<keyof V, string>()
  private isChecked = false

  constructor(private readonly specs: FieldSpecs<V>) {
    this.values = initialValues(specs)
    makeAutoObservable<this, 'specs'>(this, { specs: false }, { autoBind: true })
  }

  private get names(): (keyof V)[] {
    return Object.keys(this.specs) as (keyof V)[]
  }

  get isValid(): boolean {
    return this.names.every(name => this.ruleError(name) === undefined)
  }

  /** Fields with a visible error, in the order of the form; the first one gets the focus. */
  get visibleErrors(): { name: keyof V; message: string }[] {
    return this.names.flatMap(name => {
      const message = this.errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    })
  }

  /** The error to show at a field now. */
  errorOf(name: keyof V): string | undefined {
    const fromServer = this.serverErrors.get(name)
    if (fromServer !== undefined) return fromServer
    return this.isChecked || this.touched.has(name) ? this.ruleError(name) : undefined
  }

  /** A hint that does not keep the form from being sent. */
  warningOf(name: keyof V): string | undefined {
    return this.specs[name].warning?.(this.values[name], this.values)
  }

  set<K extends keyof V>(name: K, value: V[K]): void {
    this.values[name] = value
    this.serverErrors.delete(name)
  }

  /** The customer left the field: from now on its error shows. */
  leave(name: keyof V): void {
    this.touched.add(name)
  }

  /** Shows all errors; `true` when there is none and the form may be sent. */
  check(): boolean {
    this.isChecked = true
    return this.visibleErrors.length === 0
  }

  /** Field errors of an answer with code `10010001`; names that the form lacks are left out. */
  takeServerErrors(errors: readonly { field: string; msg: string }[]): void {
    for (const { field, msg } of errors) {
      if (field in this.specs) this.serverErrors.set(field as keyof V, msg)
    }
  }

  /** Values of the fields that may lie in a draft. */
  draft(): Partial<V> {
    const draft: Partial<V> = {}
    for (const name of this.names) if (this.specs[name].isDrafted) draft[name] = this.values[name]
    return draft
  }

  /** Takes a draft back; fields that may not be drafted are ignored. */
  restore(draft: Partial<V>): void {
    for (const name of this.names) {
      const value = draft[name]
      if (this.specs[name].isDrafted && value !== undefined) this.values[name] = value
    }
  }

  reset(): void {
    this.values = initialValues(this.specs)
    this.touched.clear()
    this.serverErrors.clear()
    this.isChecked = false
  }

  private ruleError(name: keyof V): string | undefined {
    return this.specs[name].error?.(this.values[name], this.values)
  }
}

function initialValues<V extends object>(specs: FieldSpecs<V>): V {
  const values: Partial<V> = {}
  for (const name of Object.keys(specs) as (keyof V)[]) values[name] = specs[name].initial
  return values as V
}
