import Big from 'big.js'
import { parseDecimal } from './decimal'
import type { DecimalInput } from './decimal'
import { UNKNOWN_TEXT } from './unknown-text'

/** Which way a change value points; `flat` also for an unknown one. */
export type Direction = 'up' | 'down' | 'flat'

/** A change ready to show: `text` carries its sign, `direction` picks arrow and colour. */
export interface SignedText {
  readonly text: string
  readonly direction: Direction
}

/**
 * An amount cut at the decimal point, so that the decimals can be set smaller; `text` is both parts together.
 */
export interface AmountParts {
  readonly integer: string
  readonly fraction: string
  readonly text: string
}

// U+2212 is as wide as the plus sign, so signed columns line up (design, section 7).
const MINUS = '\u2212'

/** The digits of the absolute value, cut (never rounded: no customer is shown a cent that is not there). */
function digits(value: Big, places: number): string {
  return value.abs().toFixed(places, Big.roundDown)
}

/** Commas between the thousands of a number as it is written (rule V-THOUS). */
export function group(text: string): string {
  const [integer = '', fraction] = text.split('.')
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Sign of what is shown, not of the value: -0.001 cut to two decimals is a plain 0.00. */
function directionOf(value: Big, places: number): Direction {
  const shown = value.round(places, Big.roundDown)
  if (shown.eq(0)) return 'flat'
  return shown.gt(0) ? 'up' : 'down'
}

function plain(value: DecimalInput, places: number): string {
  const parsed = parseDecimal(value)
  if (!parsed) return UNKNOWN_TEXT
  return (directionOf(parsed, places) === 'down' ? '-' : '') + digits(parsed, places)
}

function withSign(value: DecimalInput, suffix: string): SignedText {
  const parsed = parseDecimal(value)
  if (!parsed) return { text: UNKNOWN_TEXT, direction: 'flat' }
  const direction = directionOf(parsed, 2)
  const sign = { up: '+', down: MINUS, flat: '' }[direction]
  return { text: sign + group(digits(parsed, 2)) + suffix, direction }
}

/** Two decimals, padded or cut: `1` is `1.00`, `-1.239` is `-1.23`; unknown is `--` (rule V-DEC2). */
export function decimal2(value: DecimalInput): string {
  return plain(value, 2)
}

/** Two decimals with thousands separators: `1234567.8` is `1,234,567.80`; unknown is `--` (rule V-THOUS). */
export function thousands(value: DecimalInput): string {
  return group(decimal2(value))
}

/**
 * Yuan shown in 万元 without decimals, cut: `15999` is `1`, `18652300.00` is `1,865`; unknown is `--`
 * (specification, section 5).
 */
export function tenThousands(value: DecimalInput): string {
  const parsed = parseDecimal(value)
  // Cut before dividing: a division rounds at 20 places and could lift 19999.99… to 2.
  return parsed ? group(plain(parsed.round(0, Big.roundDown).div(10000), 0)) : UNKNOWN_TEXT
}

/** Net value 净值 with four decimals, padded or cut: `1.0667`; unknown is `--` (domain contract, B1). */
export function netValue(value: DecimalInput): string {
  return plain(value, 4)
}

/**
 * A rate that is already in percent, two decimals: `4.35` is `4.35%`; unknown is `--` (domain contract, B1).
 */
export function percent(value: DecimalInput): string {
  return parseDecimal(value) ? `${decimal2(value)}%` : UNKNOWN_TEXT
}

/**
 * A change in yuan: `+118,816.00`, `−29,290.00` (U+2212), `0.00` without sign when nothing is left after
 * cutting to two decimals; unknown is `--` and flat (design, section 7).
 */
export function signed(value: DecimalInput): SignedText {
  return withSign(value, '')
}

/**
 * A change in percent: `+6.32%`, `−2.93%` (U+2212), `0.00%`; unknown is `--` and flat (design, section 7).
 */
export function signedPercent(value: DecimalInput): SignedText {
  return withSign(value, '%')
}

/**
 * A whole number with thousands separators: `2459` is `2,459`; unknown or fractional is `--` (domain
 * contract, B6).
 */
export function count(value: DecimalInput): string {
  const parsed = parseDecimal(value)
  return parsed && parsed.eq(parsed.round(0, Big.roundDown)) ? group(plain(parsed, 0)) : UNKNOWN_TEXT
}

/** `14645525.57` as `14,645,525` and `.57`; unknown is `--` with an empty fraction (design, section 7). */
export function splitAmount(value: DecimalInput): AmountParts {
  const text = thousands(value)
  const point = text.indexOf('.')
  return point < 0
    ? { integer: text, fraction: '', text }
    : { integer: text.slice(0, point), fraction: text.slice(point), text }
}
