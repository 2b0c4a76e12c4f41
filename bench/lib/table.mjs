/** Columns that Chinese letters take twice. */
const widthOf = text => [...text].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0)
const pad = (text, width, isLeft) => {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isLeft ? text + blanks : blanks + text
}

/** A number as short as it may be read; `–` for none. */
export function short(value) {
  if (value === undefined || Number.isNaN(value)) return '–'
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
}

/** `852 (801..910)` of a summary. */
export const spread = ({ median, min, max }) => `${short(median)} (${short(min)}..${short(max)})`

/**
 * Prints a table.
 * @param {{title: string, columns: string[], rows: string[][]}} table the first column is set left, the others right
 */
export function printTable({ title, columns, rows }) {
  const lines = [columns, ...rows]
  const widths = columns.map((_, at) => Math.max(...lines.map(line => widthOf(line[at]))))
  console.log(`\n${title}`)
  for (const line of lines) {
    console.log(`  ${line.map((text, at) => pad(text, widths[at], at === 0)).join('  ')}`)
  }
}
