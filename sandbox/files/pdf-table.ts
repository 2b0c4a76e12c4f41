import type { PdfCell, PdfRow } from './pdf-layout'

/** A column: its title, its place in the frame (parts of the width), and what it shows of a row. */
export interface PdfColumn<Row> {
  readonly title: string
  readonly at: number
  readonly width: number
  readonly isRight?: boolean
  readonly read: (row: Row) => string
}

/** A table: its head, its rows and the texts of its total, one for each column (none without a total). */
export function pdfTable<Row>(
  columns: readonly PdfColumn<Row>[],
  rows: readonly Row[],
  total?: readonly string[],
): PdfRow[] {
  const cells = (textOf: (column: PdfColumn<Row>, index: number) => string): PdfCell[] =>
    columns.map((column, index) => ({
      text: textOf(column, index),
      at: column.at,
      width: column.width,
      isRight: column.isRight,
    }))
  return [
    { kind: 'head', cells: cells(({ title }) => title) },
    ...rows.map((row): PdfRow => ({ kind: 'row', cells: cells(({ read }) => read(row)) })),
    ...(total ? [{ kind: 'total', cells: cells((_column, index) => total[index] ?? '') } as const] : []),
  ]
}
