/** One page of a list as the server answers it. */
export function pageOf<T>(list: readonly T[], { pageNum = 1, pages = 1, total = list.length } = {}) {
  return { list, pageNum, pages, total }
}
