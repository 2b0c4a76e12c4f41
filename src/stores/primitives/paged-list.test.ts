import { deferred, flush } from '@test/transport'
import type { CancelSignal } from '@/lib/cancellation'
import { AppError } from '@/lib/app-error'
import { type Page, PagedList, type PageRequest } from './paged-list'

interface Row {
  id: string
}

const rows = (...ids: string[]): Row[] => ids.map(id => ({ id }))

function page(list: Row[], pageNum: number, pages: number): Page<Row> {
  return { list, pageNum, pages, total: pages * 2 }
}

function listOf(fetcher: (request: PageRequest<string>, signal: CancelSignal) => Promise<Page<Row>>) {
  return new PagedList<Row, string>(fetcher, { filter: 'all', idOf: row => row.id })
}

const ids = (list: PagedList<Row, string>) => list.items.map(row => row.id).join()

describe('PagedList', () => {
  it('appends pages until there are no more', async () => {
    const fetcher = jest.fn(({ pageNum }: PageRequest<string>) =>
      Promise.resolve(page(rows(`a${pageNum}`, `b${pageNum}`), pageNum, 2)),
    )
    const list = listOf(fetcher)
    await list.reload()
    await list.loadMore()
    await list.loadMore()
    expect(ids(list)).toBe('a1,b1,a2,b2')
    expect(list.hasMore).toBe(false)
    expect(fetcher).toHaveBeenCalledTimes(2)
    expect(fetcher.mock.calls[0]?.[0]).toMatchObject({
      filter: 'all',
      pageNum: 1,
      pageSize: 20,
      previous: undefined,
    })
  })

  it('has one request in flight', async () => {
    const held = deferred<Page<Row>>()
    const fetcher = jest
      .fn()
      .mockResolvedValueOnce(page(rows('a'), 1, 9))
      .mockReturnValue(held.promise)
    const list = listOf(fetcher)
    await list.reload()
    void list.loadMore()
    void list.loadMore()
    void list.loadMore()
    expect(fetcher).toHaveBeenCalledTimes(2)
    held.resolve(page(rows('b'), 2, 9))
    await flush()
    expect(ids(list)).toBe('a,b')
  })

  it('knows the newest answer while another selection is fetched', async () => {
    const fetcher = jest
      .fn()
      .mockResolvedValueOnce(page(rows('a'), 1, 1))
      .mockReturnValue(deferred<Page<Row>>().promise)
    const list = listOf(fetcher)
    expect(list.known).toBeUndefined()
    await list.reload()
    void list.applyFilter('other')
    expect([list.last, list.known]).toEqual([undefined, page(rows('a'), 1, 1)])
  })

  it('drops what was under way when the filter changes', async () => {
    const old = deferred<Page<Row>>()
    const signals: CancelSignal[] = []
    const list = listOf(({ filter }, signal) => {
      signals.push(signal)
      return filter === 'all' ? old.promise : Promise.resolve(page(rows('new'), 1, 1))
    })
    const first = list.reload()
    await list.applyFilter('other')
    old.resolve(page(rows('old'), 1, 1))
    await first
    expect(ids(list)).toBe('new')
    expect(signals[0]?.aborted).toBe(true)
  })

  it('shows a row once that moved to a later page', async () => {
    const list = listOf(({ pageNum }) =>
      Promise.resolve(page(pageNum === 1 ? rows('a', 'b') : rows('b', 'c'), pageNum, 2)),
    )
    await list.reload()
    await list.loadMore()
    expect(ids(list)).toBe('a,b,c')
  })

  it('keeps the rows when the next page fails, and goes on after a retry', async () => {
    const fetcher = jest
      .fn()
      .mockResolvedValueOnce(page(rows('a'), 1, 2))
      .mockRejectedValueOnce(new AppError({ kind: 'network', message: 'offline' }))
      .mockResolvedValueOnce(page(rows('b'), 2, 2))
    const list = listOf(fetcher)
    await list.reload()
    await list.loadMore()
    expect([list.phase, ids(list), list.error?.message]).toEqual(['errorMore', 'a', 'offline'])
    await list.loadMore()
    expect([list.phase, ids(list)]).toEqual(['ready', 'a,b'])
  })

  it('tells empty from failed', async () => {
    const list = listOf(() => Promise.resolve(page([], 1, 0)))
    expect(list.isEmpty).toBe(false)
    await list.reload()
    expect(list.isEmpty).toBe(true)
    const broken = listOf(() => Promise.reject(new Error('x')))
    await broken.reload()
    expect([broken.phase, broken.isEmpty]).toEqual(['error', false])
  })

  it('hands each page to the request of the next, for lists that go on by a cursor', async () => {
    const previous: (number | undefined)[] = []
    const list = listOf(request => {
      previous.push((request.previous as Page<Row> | undefined)?.pageNum)
      return Promise.resolve(page(rows(`a${request.pageNum}`), request.pageNum, 3))
    })
    await list.reload()
    await list.loadMore()
    await list.loadMore()
    await list.reload()
    expect(previous).toEqual([undefined, 1, 2, undefined])
    expect(list.answers.map(answer => answer.pageNum)).toEqual([1])
  })

  it('tries again by itself what failed, and only that', async () => {
    const fetcher = jest
      .fn<Promise<Page<Row>>, [PageRequest<string>]>()
      .mockRejectedValueOnce(new AppError({ kind: 'network', message: 'x' }))
      .mockResolvedValueOnce(page(rows('a'), 1, 2))
      .mockRejectedValueOnce(new AppError({ kind: 'network', message: 'x' }))
      .mockResolvedValueOnce(page(rows('b'), 2, 2))
    const list = listOf(fetcher)
    await list.reload()
    list.recover()
    await flush()
    list.recover()
    await list.loadMore()
    expect(list.phase).toBe('errorMore')
    list.recover()
    await flush()
    expect([ids(list), fetcher.mock.calls.length]).toEqual(['a,b', 4])
  })

  it.each([
    ['the first page', 0],
    ['the next page', 1],
  ])('recover asks no second time for %s when the answer would be the same', async (_what, good) => {
    const refused = new AppError({ kind: 'business', message: 'x', isFinal: true })
    const fetcher = jest.fn<Promise<Page<Row>>, [PageRequest<string>]>()
    if (good) fetcher.mockResolvedValueOnce(page(rows('a'), 1, 2))
    fetcher.mockRejectedValue(refused)
    const list = listOf(fetcher)
    await list.reload()
    if (good) await list.loadMore()
    list.recover()
    await flush()
    expect([list.error, fetcher.mock.calls.length]).toEqual([refused, good + 1])
  })
})
