import type { FieldError } from '@/lib/app-error'

/** What a reviewer of the company wrote at a field; `at` as the server writes times. */
export interface Remark {
  readonly path: string
  readonly text: string
  readonly at: string
}

/** One visible error: where it is (`tins.1.tin`) and the exact text to show. */
export interface PartError {
  readonly path: string
  readonly message: string
}

/** What two versions of a form do not agree in; `mine` and `theirs` are there where a text was typed. */
export interface Difference {
  readonly label: string
  readonly mine?: string
  readonly theirs?: string
}

/** Whoever holds a part knows what it is called there; hidden, so are its parts. */
export interface PartHolder {
  readonly isShown: boolean
  pathOf(part: object): string
}

/**
 * A piece of a form: a field, a group of parts, or rows of groups. `T` is what is sent; `C` what the customer sees in it,
 * hidden pieces included, as a draft keeps it.
 */
export interface Part<T = unknown, C = unknown> {
  /** Where it stands in the form, as the server names it too: `spouse.name`, `tins.1.tin`. */
  readonly path: string
  /** Hidden parts are neither judged nor sent; what was typed into them stays. */
  readonly isShown: boolean
  /** Given anew each time: no draft keeps it, here or on the server. */
  readonly isTransient?: boolean
  readonly value: T
  readonly content: C
  /** Changed since it was made, filled or sent. */
  readonly isDirty: boolean
  readonly isValid: boolean
  /** Errors that show now, in the order of the form. */
  readonly errors: readonly PartError[]
  /** How many fields it holds now. */
  readonly size: number
  /** Labels of what keeps it from being sent, in the order of the form, whether it shows yet or not. */
  readonly missing: readonly string[]
  /** Fields a reviewer has remarked on, in the order of the form. */
  readonly remarked: readonly string[]
  /** Where another version of the content is a different one, in the order of the form; what that one does not say is left out. */
  compare(content: unknown): readonly Difference[]
  /** Shows every error. */
  reveal(): void
  /** Takes the server's state of things; nothing is dirty afterwards. What is not given keeps its value. */
  fill(content: unknown): void
  /** What is in it counts as sent. */
  settle(): void
  reset(): void
  /** What may lie on this device; undefined when nothing may. */
  draft(): unknown
  /** Takes a draft back; whatever does not fit is left. */
  restore(draft: unknown): void
  /** The part at a path below this one. */
  find(path: readonly string[]): Part | undefined
  takeError(message: string): void
  takeRemark(remark: Remark | undefined): void
  /** Called once by whoever takes it in. */
  join(holder: PartHolder, condition?: () => boolean): void
}

/** The value of a part as it is sent. */
export type ValueOf<P> = P extends Part<infer T> ? T : never

/** What the customer sees in a part, as it is filled and drafted. */
export type ContentOf<P> = P extends Part<unknown, infer C> ? C : never

/** Anything of an object's own by its name; undefined for whatever is no object. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.prototype.hasOwnProperty.call(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

/** `tins[1].tin` and `tins.1.tin` are the same place. */
export function pathParts(path: string): string[] {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(part => part !== '')
}

/** Puts the server's errors where they belong; returns those whose place the form does not have or does not show. */
export function placeErrors(root: Part, errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({ field, msg }) => {
    const part = root.find(pathParts(field))
    if (!part?.isShown) return true
    part.takeError(msg)
    return false
  })
}
