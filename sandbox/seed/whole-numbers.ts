/** Hundredths (fen, or of a share) with two digits. Whole numbers alone, so nothing is rounded. */
export function textOfHundredths(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Whole hundredths of a decimal with two digits. */
export function hundredthsOf(decimal: string): number {
  return Number(decimal.replace('.', ''))
}

/** Ten-thousandths (of a net value) with four digits. */
export function textOfTenThousandths(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Whole ten-thousandths of a decimal with up to four digits: `'0.0147'` is 147. */
export function tenThousandthsOf(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  return Number(whole + fraction.padEnd(4, '0'))
}
