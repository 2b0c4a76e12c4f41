import { asItReads } from './typed-signs'

const PLAIN = /^\d+(?:\.\d*)?$/
/** Thousands by commas or by blanks, the same throughout: `1,000,000.50`, not `1,00` or `1,000 000`. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^[1-9]\d{0,2}(?: \d{3})+(?:\.\d*)?$/

/** What may stand around the number without changing it. */
interface Unit {
  readonly before?: RegExp
  readonly after?: RegExp
}

const NOTHING = /^$/

/**
 * Reads a quantity as typed or pasted: one clear number gives its plain digits (`1，０００．５元` is `1000.5`). Anything else is given back
 * as it stands, which every rule of an amount refuses: a dash that were taken away would make `1000-50` another amount.
 */
const quantity =
  ({ before = NOTHING, after = NOTHING }: Unit) =>
  (text: string): string => {
    const typed = asItReads(text)
    const number = typed.replace(before, '').replace(after, '').replace(/\s/g, ' ').trim().replace(/^\+/, '')
    if (!PLAIN.test(number) && !GROUPED.test(number)) return typed
    return number
      .replace(/[, ]/g, '')
      .replace(/\.$/, '')
      .replace(/^0+(?=\d)/, '')
  }

/** Yuan. */
export const plainMoney = quantity({ before: /^(?:人民币|RMB|CNY)?\s*[¥￥]?/i, after: /元整?$/ })
/** Shares of a product. */
export const plainShares = quantity({ after: /份$/ })
/** Percent. */
export const plainPercent = quantity({ after: /%$/ })
/** Whole numbers: points, years. */
export const plainCount = quantity({})

/** Room for separators, units and blanks. What is cut unseen could leave another amount, so this is far beyond any. */
export const QUANTITY_MAX = 60
