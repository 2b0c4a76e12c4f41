import Big from 'big.js'

/** A decimal as it arrives (string or number on the wire), as it is held in code (`Big`), or unknown. */
export type DecimalInput = string | number | Big | null | undefined

// Exponents, separators, spaces and full-width digits are refused: the back end never sends them.
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Reads a decimal exactly; `null` for `null`, `''` and anything but an optional sign, digits and an optional
 * fraction. Never throws. A number is read by its shortest text, so `NaN`, `Infinity` and `1e21` give `null`
 * (domain contract, B1: money is a decimal string, never a float).
 */
export function parseDecimal(value: DecimalInput): Big | null {
  if (value === null || value === undefined) return null
  if (value instanceof Big) return value
  const text = String(value)
  if (!DECIMAL.test(text)) return null
  return new Big(text.replace('+', ''))
}

/**
 * Exact sum in the unit of the parts; 0 for no parts. `null` as soon as one part is unknown, since a total
 * that silently leaves a part out is a wrong total (domain contract, B10 E23).
 */
export function addDecimals(values: readonly DecimalInput[]): Big | null {
  let sum = new Big(0)
  for (const value of values) {
    const part = parseDecimal(value)
    if (!part) return null
    sum = sum.plus(part)
  }
  return sum
}

/**
 * -1, 0 or 1 by exact value (`'1.0'` equals `'1.00'`); `null` when either side is unknown, so no limit passes
 * by accident.
 */
export function compareDecimals(left: DecimalInput, right: DecimalInput): -1 | 0 | 1 | null {
  const a = parseDecimal(left)
  const b = parseDecimal(right)
  return a && b ? a.cmp(b) : null
}

/** Whether the value is known and below zero; `'-0.00'` is not. */
export function isNegative(value: DecimalInput): boolean {
  return compareDecimals(value, 0) === -1
}

/** Whether the value is known and zero, whatever its sign or number of decimals. */
export function isZero(value: DecimalInput): boolean {
  return compareDecimals(value, 0) === 0
}

/** Whether the value is known and above zero. */
export function isPositive(value: DecimalInput): boolean {
  return compareDecimals(value, 0) === 1
}
