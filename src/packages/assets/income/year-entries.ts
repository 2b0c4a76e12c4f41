/** A line of a list grouped by year: the head of a year, or a row with its place in the year's card. */
export type YearEntry<Row> =
  | { readonly kind: 'year'; readonly key: string; readonly year: string; readonly netAmount: string }
  | {
      readonly kind: 'row'
      readonly key: string
      readonly row: Row
      readonly isFirst: boolean
      readonly isLast: boolean
    }

interface Grouping<Row> {
  idOf: (row: Row) => string
  /** Day of the row, `YYYY-MM-DD`. */
  dayOf: (row: Row) => string
}

/**
 * Rows, newest first, as lines with a head before each year. Totals (yuan, `''` when unknown) are the server's: over the
 * year, not the page.
 */
export function yearEntries<Row>(
  rows: readonly Row[],
  totals: readonly { readonly year: string; readonly netAmount: string }[],
  { idOf, dayOf }: Grouping<Row>,
): YearEntry<Row>[] {
  const totalOf = new Map(totals.map(({ year, netAmount }) => [year, netAmount]))
  const yearOf = (row: Row | undefined) => row && dayOf(row).slice(0, 4)
  return rows.flatMap((row, index): YearEntry<Row>[] => {
    const year = dayOf(row).slice(0, 4)
    const isFirst = yearOf(rows[index - 1]) !== year
    const isLast = yearOf(rows[index + 1]) !== year
    const entry: YearEntry<Row> = { kind: 'row', key: idOf(row), row, isFirst, isLast }
    if (!isFirst) return [entry]
    return [{ kind: 'year', key: `year-${year}`, year, netAmount: totalOf.get(year) ?? '' }, entry]
  })
}
