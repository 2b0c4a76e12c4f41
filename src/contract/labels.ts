import { type CodeOf, codesOf } from './code-table'

type Table = { readonly labels: Readonly<Record<string, string>> }

/** What the server calls the codes of a table (`dictQuery`). */
export type ServerLabels = ReadonlyMap<Table, ReadonlyMap<string, string>>

let serverLabels: () => ServerLabels | undefined = () => undefined

/** From now on the labels that `read` gives go before those of the tables; it may be observed. */
export function followServerLabels(read: () => ServerLabels | undefined): void {
  serverLabels = read
}

/**
 * Label of a code: the server's once it has come, else the table's; one that neither knows reads `--`, as every unknown
 * value does.
 */
export function labelOf(table: Table, code: string): string {
  return serverLabels()?.get(table)?.get(code) ?? table.labels[code] ?? '--'
}

/** The codes of a table with their labels, as the choices of a field. Ask while drawing: what is asked once keeps our own labels. */
export function optionsOf<T extends Table>(
  table: T,
): readonly { readonly value: CodeOf<T>; readonly text: string }[] {
  return codesOf(table).map(value => ({ value, text: labelOf(table, value) }))
}

/** The same behind the choice of them all (`''`), in the order of their codes: what a list is filtered by. */
export function filterOptionsOf<T extends Table>(
  table: T,
  all: string,
): readonly { readonly value: CodeOf<T> | ''; readonly text: string }[] {
  const inOrder = [...optionsOf(table)].sort((one, other) => (one.value < other.value ? -1 : 1))
  return [{ value: '', text: all }, ...inOrder]
}
