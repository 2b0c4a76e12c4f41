type Rows = Readonly<Record<string, readonly [code: string, label: string]>>

/** A code table: a property for each named code, and the labels that stand in until the server's have come (`labelOf`). */
export type CodeTable<Table extends Rows> = {
  readonly [Name in keyof Table]: Table[Name][0]
} & { readonly labels: Readonly<Record<Table[keyof Table][0], string>> }

/** The codes of a table. What the server sends may be another one: labels and rules have a word for those too. */
export type CodeOf<Table extends { readonly labels: object }> = keyof Table['labels'] & string

/** The codes of a table, in its order; its labels are for `labelOf`. */
export const codesOf = <T extends { readonly labels: object }>(table: T) =>
  Object.keys(table.labels) as CodeOf<T>[]

/** Declares a code table: `{ redemption: ['03', '赎回'] }` gives `TABLE.redemption` and `TABLE.labels['03']`. */
export function codes<const Table extends Rows>(table: Table): CodeTable<Table> {
  const result: Record<string, unknown> = { labels: Object.fromEntries(Object.values(table)) }
  for (const [name, [code]] of Object.entries(table)) result[name] = code
  return result as CodeTable<Table>
}
