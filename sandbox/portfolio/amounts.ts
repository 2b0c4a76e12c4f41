import type Big from 'big.js'
import { addDecimals, parseDecimal, type DecimalInput } from '@/lib/decimal'

/** A decimal that must be known: the store holds nothing else where this is used. */
export function exact(value: DecimalInput): Big {
  const decimal = parseDecimal(value)
  if (!decimal) throw new Error(`Not a decimal: ${String(value)}`)
  return decimal
}

/** Two digits, half up: yuan, shares and percents as the API sends them. */
export function twoDigits(value: DecimalInput): string {
  return exact(value).toFixed(2)
}

/** Four digits, half up: net values. */
export function fourDigits(value: DecimalInput): string {
  return exact(value).toFixed(4)
}

/** Sum of known amounts with two digits; `'0.00'` for none. */
export function sumOf(values: readonly string[]): string {
  return twoDigits(addDecimals(values))
}

/** Whole fen as yuan: `12345` is `'123.45'`. */
export function yuanOfFen(fen: number): string {
  return twoDigits(exact(fen).div(100))
}
