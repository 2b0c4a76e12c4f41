const BYTE_ORDER_MARK = '\uFEFF'

// A spreadsheet runs a cell that begins like a formula; the apostrophe makes it text.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** Lines of cells as CSV (RFC 4180, UTF-8 with a byte order mark, as spreadsheets expect it). */
export function makeCsv(lines: readonly (readonly string[])[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join(''))
}
