import * as v from 'valibot'

/** Part of the `requestData` of every paged call: pages count from 1, at most 50 rows each (domain contract, B1). */
export const pagingEntries = {
  pageNum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
}

/** One page of rows: newest first, ties by id descending. `pages` is 0 when nothing matches. */
export function pageEntries<Item extends v.GenericSchema>(item: Item) {
  return {
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pageNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    list: v.array(item),
  }
}
