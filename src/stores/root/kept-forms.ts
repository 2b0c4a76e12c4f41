import { when } from 'mobx'
import { Form } from '@/stores/form/form'
import type { Parts } from '@/stores/form/group'
import { Resource } from '@/stores/primitives/resource'
import type { UserStore } from './user-store'

/** As far as who is logged in is known here. */
export interface Owner {
  readonly user: Pick<UserStore, 'user'>
}

/** A form lies in the store, or in a part of it. */
const MAX_DEPTH = 3

/** A store, not data. */
function isStore(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== null && prototype !== Object.prototype && !(value instanceof Map)
}

/** What a store is made of, by the members that lead there (`payment.form`); each part once. */
function partsOf(store: object, root: object): Map<string, object> {
  const parts = new Map<string, object>()
  const seen = new Set<object>([root])
  const visit = (owner: object, path: string, depth: number) => {
    for (const [name, value] of Object.entries(owner) as [string, unknown][]) {
      if (!isStore(value) || seen.has(value)) continue
      seen.add(value)
      parts.set(path + name, value)
      if (!(value instanceof Form) && depth < MAX_DEPTH) visit(value, `${path}${name}.`, depth + 1)
    }
  }
  visit(store, '', 1)
  return parts
}

const isForm = (part: object | undefined): part is Form<Parts> => part instanceof Form

/** What was fetched for a page fills its forms first: its data, its draft. */
const isComing = (part: object) =>
  (part instanceof Resource && part.state.kind === 'loading') ||
  ('flush' in part && 'found' in part && part.found === undefined)

/**
 * Puts into a store what stood unsent in the forms of the one before it, which went with a session that had ended: once it
 * is known that the same customer has come back, and what the page fetches has come. Resolves with `false` for another one.
 */
export async function carryOver(
  root: Owner,
  customer: string | undefined,
  last: object,
  store: object,
): Promise<boolean> {
  const contents = [...partsOf(last, root)].flatMap(([place, part]) =>
    isForm(part) && part.isDirty ? [{ place, content: part.content }] : [],
  )
  if (contents.length === 0) return true
  await when(() => root.user.user !== undefined)
  if (root.user.user?.id !== customer) return false
  const parts = partsOf(store, root)
  await when(() => ![...parts.values()].some(isComing))
  // What waited for the same answers takes them first.
  await new Promise(resolve => setTimeout(resolve))
  for (const { place, content } of contents) {
    const part = parts.get(place)
    if (isForm(part)) part.fill(content)
  }
  return true
}
