/** `pagingEntries` of a request. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of rows that are all at hand: the fields of `pageEntries`. */
export function pageOf<Item>(
  rows: readonly Item[],
  { pageNum, pageSize }: Paging,
): { total: number; pages: number; pageNum: number; list: Item[] } {
  const start = (pageNum - 1) * pageSize
  return {
    total: rows.length,
    pages: Math.ceil(rows.length / pageSize),
    pageNum,
    list: rows.slice(start, start + pageSize),
  }
}
