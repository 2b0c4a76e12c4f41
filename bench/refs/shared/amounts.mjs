const UNKNOWN = '--'

/** `1234567.8` as `1,234,567` and `.80`; a value that is empty as `--` without a fraction. */
export function splitAmount(value) {
  if (!value) return { integer: UNKNOWN, fraction: '' }
  const [integer, fraction = ''] = value.split('.')
  return {
    integer: integer.replace(/\B(?=(?:\d{3})+$)/g, ','),
    fraction: `.${fraction.padEnd(2, '0').slice(0, 2)}`,
  }
}

/** `1234567.8` as `1,234,567.80`. */
export function thousands(value) {
  const { integer, fraction } = splitAmount(value)
  return integer + fraction
}
