const CODE = /^\w{1,16}$/

/**
 * Codes of the contract's tables as the list of an SQL condition: `IN ${codesIn(TRADE_STATUS.accepted)}`. They stand in the text, since
 * SQLite takes a partial index only for conditions without a parameter; what is no code is refused.
 */
export function codesIn(...codes: readonly string[]): string {
  const wrong = codes.find(code => !CODE.test(code))
  if (wrong !== undefined || codes.length === 0) throw new Error(`${wrong ?? 'Nothing'} is no code`)
  return `(${codes.map(code => `'${code}'`).join(', ')})`
}
