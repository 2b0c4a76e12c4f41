import type { FieldError } from '@/lib/app-error'
import { Group, type Parts } from './group'
import { type Part, pathParts, placeErrors, type Remark } from './part'

/** Up to here nothing is marked as required: all of it is. */
const UNMARKED_SIZE = 3

/**
 * What one page or sheet asks for. Fields are objects, and inputs take them:
 * `new Form({ name: text({ rule: nameRule }), tins: rows(() => ({ tin: text() }), { max: 3 }) })`.
 */
export class Form<F extends Parts> extends Group<F> {
  /** Whether the labels say what is required. */
  get isMarked(): boolean {
    return this.size > UNMARKED_SIZE
  }

  /** Shows all errors; `true` when there is none and the form may be sent. */
  check(): boolean {
    this.reveal()
    return this.errors.length === 0
  }

  /** Id of the input at a path, as `errors` and `remarked` name it; `''` where the form has none. */
  idAt(path: string): string {
    const part = this.named(path)
    return part && 'id' in part ? String(part.id) : ''
  }

  /** Errors of an answer with code `10010001`, each to its field; returns those that belong to none. */
  takeErrors(errors: readonly FieldError[]): FieldError[] {
    return placeErrors(this, errors)
  }

  /** A reviewer's remarks, each at its field; those of an earlier review go. Returns those that belong to no field. */
  takeRemarks(remarks: readonly Remark[]): Remark[] {
    this.remarked.forEach(path => this.named(path)?.takeRemark(undefined))
    return remarks.filter(remark => {
      const part = this.find(pathParts(remark.path))
      part?.takeRemark(remark)
      return part === undefined
    })
  }

  /** What `errors` and `remarked` name: of a form that is a part of another one, from that one on. */
  private named(path: string): Part | undefined {
    const own = this.path === '' ? '' : `${this.path}.`
    return this.find(pathParts(path.startsWith(own) ? path.slice(own.length) : path))
  }
}
