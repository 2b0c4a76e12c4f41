import Big from 'big.js'
import { type DecimalInput, parseDecimal } from '@/lib/decimal'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'

/** What stands for a figure while the eye is shut. */
export const HIDDEN_FIGURE = '****'

/** A decimal with so many digits, padded or cut; unknown is `--`. */
export function fixedFigure(value: DecimalInput, digits: number): string {
  return parseDecimal(value)?.toFixed(digits, Big.roundDown) ?? UNKNOWN_TEXT
}

/** A sentence whose decimal figures are hidden: `由 1.0202 升至` becomes `由 **** 升至`; counts and dates stay. */
export function withoutFigures(sentence: string): string {
  return sentence.replace(/\d[\d,]*\.\d+%?/g, HIDDEN_FIGURE)
}
