import { shortHash } from '../../lib/short-hash'

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** A class may not begin with a digit. */
const LETTERS = 52
const LENGTH = 4

/**
 * The name of a class in a released mini-program, always the same four signs: `virtual-list__row` becomes `pwgM`. A sum of the name
 * and no table, so that it holds for names that are put together at run time too. No two names of our
 * style sheets have the same one: config/class-names/postcss.js.
 */
export function shorten(name: string): string {
  let rest = parseInt(shortHash(name), 16)
  let short = ''
  for (let count = LETTERS; short.length < LENGTH; count = SIGNS.length) {
    short += SIGNS.charAt(rest % count)
    rest = Math.floor(rest / count)
  }
  return short
}

/** Every class list of the product, and what it is sent as. */
const sent = new Map<string, string>()

/**
 * A list of classes, parted by spaces, as the mini-program's view knows it: a third of all that a page sends would be their names. In
 * development they stay as they were written.
 */
export function sentClass(classes: string): string {
  if (process.env.NODE_ENV !== 'production') return classes
  const known = sent.get(classes)
  if (known !== undefined) return known
  const short = classes.split(/\s+/).filter(Boolean).map(shorten).join(' ')
  sent.set(classes, short)
  return short
}
