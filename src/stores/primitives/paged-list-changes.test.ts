import fc from 'fast-check'
import { deferred, flush } from '@test/transport'
import { AppError } from '@/lib/app-error'
import { Changes } from './changes'
import { type Page, PagedList } from './paged-list'

interface Row {
  readonly id: string
  readonly version: number
}

const PAGE_SIZE = 3

/** A server with rows, whose answers come in whatever order the test says. */
class Server {
  rows: Row[]
  readonly pending: (() => void)[] = []
  asked: number[] = []

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, id) => ({ id: `r${id}`, version: 0 }))
  }

  /** The answer is what stood here when the request came. */
  ask(pageNum: number): Promise<Page<Row>> {
    this.asked.push(pageNum)
    const answer = deferred<Page<Row>>()
    const list = this.rows.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
    const page = { list, pageNum, total: this.rows.length, pages: Math.ceil(this.rows.length / PAGE_SIZE) }
    this.pending.push(() => answer.resolve(page))
    return answer.promise
  }

  async settle(index: number): Promise<void> {
    this.pending.splice(index % Math.max(this.pending.length, 1), 1)[0]?.()
    await flush()
  }

  async settleAll(): Promise<void> {
    while (this.pending.length > 0) await this.settle(0)
  }
}

function open(count: number, setup: { changes?: () => Changes } = {}) {
  const server = new Server(count)
  const list = new PagedList<Row, { readonly kind: string }>(({ pageNum }) => server.ask(pageNum), {
    filter: { kind: '' },
    idOf: row => row.id,
    pageSize: PAGE_SIZE,
    ...setup,
  })
  return { server, list }
}

/** A list with so many of its pages shown. */
async function shown(count: number, pages: number, setup: { changes?: () => Changes } = {}) {
  const set = open(count, setup)
  void set.list.reload()
  await set.server.settleAll()
  for (let page = 1; page < pages; page += 1) {
    void set.list.loadMore()
    await set.server.settleAll()
  }
  set.server.asked = []
  return set
}

const ids = (list: { readonly items: readonly Row[] }) => list.items.map(({ id }) => id).join()

const numbered = fc.tuple(fc.constantFrom('change', 'remove', 'settle', 'settle', 'settle'), fc.nat(20))
const plain = fc.constantFrom(['more', 0], ['more', 0], ['refresh', 0], ['reload', 0])
const acts = fc.array(fc.oneof(numbered, plain), { maxLength: 30 })

test('whatever is written while answers are on their way, in any order: the list is what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 14 }), acts, async (count, script) => {
      const { server, list } = open(count)
      const written = new Map<string, number>()
      void list.reload()
      for (const [act, which] of script) {
        const row = server.rows[which % Math.max(server.rows.length, 1)]
        if (act === 'settle') await server.settle(which)
        else if (act === 'more') void list.loadMore()
        else if (act === 'refresh') void list.refresh()
        else if (act === 'reload') void list.reload()
        else if (row && act === 'change') {
          const version = row.version + 1
          server.rows = server.rows.map(one => (one === row ? { ...row, version } : one))
          list.patch(row.id, { version })
          written.set(row.id, version)
        } else if (row) {
          server.rows = server.rows.filter(one => one !== row)
          list.remove(row.id)
          written.set(row.id, Infinity)
        }
        // Never: a row twice, one that was taken out, or one as it was before it was changed.
        expect(new Set(list.items.map(({ id }) => id)).size).toBe(list.items.length)
        for (const { id, version } of list.items) expect(version).toBeGreaterThanOrEqual(written.get(id) ?? 0)
      }
      await server.settleAll()
      for (let page = 0; list.hasMore && page < 20; page += 1) {
        void list.loadMore()
        await server.settleAll()
      }
      expect(list.items).toEqual(server.rows)
      if (list.phase !== 'idle') expect(list.total).toBe(server.rows.length)
    }),
    { numRuns: 300 },
  )
})

test('a row that is taken out leaves at once, and the total follows', async () => {
  const { list } = await shown(8, 2)
  list.remove('r1')
  expect([ids(list), list.total]).toEqual(['r0,r2,r3,r4,r5', 7])
})

test('the row that moved up behind one taken out is not left out', async () => {
  const { server, list } = await shown(8, 1)
  server.rows = server.rows.filter(({ id }) => id !== 'r1')
  list.remove('r1')
  void list.loadMore()
  await server.settleAll()
  expect(ids(list)).toBe('r0,r2,r3,r4,r5,r6')
})

test('a refresh fetches every page that is shown, and shows nothing else until all have come', async () => {
  const { server, list } = await shown(9, 2)
  server.rows = [{ id: 'new', version: 0 }, ...server.rows]
  void list.refresh()
  await server.settle(0)
  expect(ids(list)).toBe('r0,r1,r2,r3,r4,r5')
  await server.settleAll()
  expect([ids(list), server.asked, list.total]).toEqual(['new,r0,r1,r2,r3,r4', [1, 2], 10])
})

test('a refresh of a list that has become shorter ends with its last page', async () => {
  const { server, list } = await shown(9, 3)
  server.rows = server.rows.slice(0, 4)
  void list.refresh()
  await server.settleAll()
  expect([ids(list), server.asked, list.hasMore]).toEqual(['r0,r1,r2,r3', [1, 2], false])
})

describe('what a write has put out of date', () => {
  async function depending() {
    const changes = new Changes()
    let isBroken = false
    let asked = 0
    const list = new PagedList<Row, undefined>(
      ({ pageNum }) => {
        asked += 1
        if (isBroken) return Promise.reject(new AppError({ kind: 'business', message: 'x' }))
        return Promise.resolve({ list: [{ id: `r${asked}`, version: 0 }], pageNum, total: 1, pages: 1 })
      },
      { filter: undefined, idOf: row => row.id, changes: () => changes, dependsOn: ['points'] },
    )
    const catchUp = async () => {
      list.catchUp()
      await flush()
      return [asked, ids(list), list.phase]
    }
    return { changes, list, catchUp, setBroken: (broken: boolean) => (isBroken = broken) }
  }

  test('is fetched anew once, and nothing that was never asked for', async () => {
    const { changes, list, catchUp } = await depending()
    changes.touch('points')
    expect(await catchUp()).toEqual([0, '', 'idle'])
    await list.reload()
    expect(await catchUp()).toEqual([1, 'r1', 'ready'])
    changes.touch('trades')
    expect(await catchUp()).toEqual([1, 'r1', 'ready'])
    changes.touch('points')
    expect(await catchUp()).toEqual([2, 'r2', 'ready'])
    expect(await catchUp()).toEqual([2, 'r2', 'ready'])
  })

  test('stays on the screen when it cannot be fetched, and is tried again', async () => {
    const { changes, list, catchUp, setBroken } = await depending()
    await list.reload()
    changes.touch('points')
    setBroken(true)
    expect(await catchUp()).toEqual([2, 'r1', 'ready'])
    setBroken(false)
    expect(await catchUp()).toEqual([3, 'r3', 'ready'])
  })
})

test('rows of one kind change in every list, and what the server says afterwards stands', async () => {
  const changes = new Changes()
  const kind = { entity: 'research', changes: () => changes } as const
  const first = await shown(3, 1, kind)
  const second = await shown(3, 1, kind)
  first.list.patch('r1', { version: 5 })
  expect([first, second].map(({ list }) => list.items[1]?.version)).toEqual([5, 5])
  second.server.rows = second.server.rows.map(row => ({ ...row, version: 6 }))
  void second.list.refresh()
  await second.server.settleAll()
  expect([first, second].map(({ list }) => list.items[1]?.version)).toEqual([5, 6])
})

test('a filter is narrowed, sent without what is not chosen, and taken back', async () => {
  const sent: object[] = []
  const list = new PagedList<Row, { readonly year: string; readonly kind: string }>(
    ({ chosen }) => {
      sent.push(chosen)
      return Promise.resolve({ list: [], pageNum: 1, total: 0, pages: 0 })
    },
    { filter: { year: '2026', kind: '' }, idOf: row => row.id },
  )
  await list.reload()
  expect(list.isFiltered).toBe(true)
  list.narrow({ kind: '1' })
  await flush()
  list.clear()
  await flush()
  expect(list.isFiltered).toBe(false)
  expect(sent).toEqual([{ year: '2026' }, { year: '2026', kind: '1' }, {}])
})
