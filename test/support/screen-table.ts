import { firstCallsOf } from '../../config/first-calls'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'
import { type RouteName, routes } from '@/routes'
import { PagedList } from '@/stores/primitives/paged-list'
import type { CustomerKey } from './control'
import { type SentCall, sentWith } from './entry-calls'
import { FAULTS } from './faults'
import type { PageStack } from './page-stack'
import type { Call } from './sandbox-transport'

/** A page as one customer finds it in the seed data. */
export interface Screen {
  readonly page: RouteName
  readonly params?: Readonly<Record<string, string>>
  readonly as?: CustomerKey
  /** What it reads from the server by itself: `tradeRecordList productId=P05 pageNum=1`. The user detail goes without saying. */
  readonly reads?: readonly string[]
  /** What the entry page sends first although this customer's page has no use for it. */
  readonly spares?: readonly string[]
  /** What stands on it; labels with their values, rows in one piece. */
  readonly says?: readonly string[]
  /** Where a tap leads: over this page, unless it is marked to come instead of it. */
  readonly leads?: readonly (readonly [tap: string, address: string, how?: 'instead'])[]
  /** What a tap sends while the page stays. */
  readonly sends?: readonly (readonly [tap: string, ...calls: string[]])[]
}

/** A call in one line; the number of a write is another each time. */
export function line({ name, data }: SentCall): string {
  const parts = Object.entries(data).filter(([key, value]) => key !== 'requestNo' && value !== undefined)
  return inOrder([name, ...parts.map(([key, value]) => `${key}=${String(value)}`)].join(' '))
}

/** A line with its data in one order, however a table has it. */
function inOrder(text: string): string {
  const [name, ...parts] = text.split(/ (?=\w+=)/)
  return [name, ...parts.sort()].join(' ')
}

const isWrite = ({ name }: Call) => (endpoints[name] as Endpoint).isWrite === true
const hasSucceeded = ({ answer }: Call) => answer?.result?.statusCode === '00000000'

function nameOf({ page, params = {}, as }: Screen): string {
  return [page, ...Object.values(params), as ?? '访客'].join(' ')
}

/** A list, and what it knows its rows by. */
type Listed = Pick<PagedList<object, unknown>, 'items' | 'total' | 'hasMore' | 'loadMore'> & {
  readonly setup: { idOf(item: object): string }
}

/** Longer lists are not fetched to their end. */
const MAX_PAGES = 5

/** React's complaint about two rows of one key. */
const isAboutKeys = ([text]: unknown[]) => typeof text === 'string' && /keys?/.test(text)

/** A complaint about an attribute that an element does not have, or a write outside an action. */
const isAboutFaults = ([text]: unknown[]) =>
  typeof text === 'string' && FAULTS.some(fault => fault.test(text))

/** One test for each promise of each screen. */
export function describeScreens(stack: PageStack, screens: readonly Screen[]): void {
  const named = screens.map(screen => [nameOf(screen), screen] as const)
  const open = ({ page, params, as }: Screen) => stack.open(page, params, as)
  const reads = () => stack.server.calls.filter(call => !isWrite(call) && call.name !== 'userDetail')

  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = jest.spyOn(PagedList.prototype, 'reload')

  beforeEach(() => {
    complaints.mockClear()
    reload.mockClear()
  })
  afterAll(() => stack.close())

  test.each(named)('%s: asks by its address and shows what came, every row once', async (_name, screen) => {
    const { page, params = {} } = screen
    const expected = (screen.reads ?? []).map(inOrder)
    await open(screen)
    expect(document.title).toBe(routes[page].title)
    expect(stack.server.calls.filter(({ name }) => name === 'userDetail')).toHaveLength(
      routes[page].access === 'bare' ? 0 : 1,
    )
    expect(reads().map(line).sort()).toEqual([...expected].sort())
    expect(reads().filter(call => !hasSucceeded(call))).toEqual([])
    expect([...expected, ...(screen.spares ?? []).map(inOrder)]).toEqual(
      expect.arrayContaining(sentWith(firstCallsOf(page), params).map(line)),
    )
    expect((screen.says ?? []).filter(saying => !stack.text.includes(saying))).toEqual([])
    const lists = [...new Set(reload.mock.contexts)] as unknown as Listed[]
    const isPaged = (screen.reads ?? []).some(read => read.includes('pageNum'))
    expect(lists.length > 0).toBe(isPaged)
    for (const list of lists) {
      for (let pages = 1; pages < MAX_PAGES && list.hasMore; pages += 1) await list.loadMore()
      if (!list.hasMore) expect(list.items).toHaveLength(list.total)
      expect(new Set(list.items.map(item => list.setup.idOf(item))).size).toBe(list.items.length)
    }
    expect(complaints.mock.calls.filter(call => isAboutKeys(call) || isAboutFaults(call))).toEqual([])
  })

  const leading = named.filter(([, { leads }]) => leads)
  const sending = named.filter(([, { sends }]) => sends)

  if (leading.length > 0) {
    test.each(leading)('%s: leads on', async (_name, screen) => {
      for (const [what, address, how] of screen.leads ?? []) {
        await open(screen)
        await stack.tap(what)
        expect([what, stack.address, stack.depth]).toEqual([what, address, how === 'instead' ? 1 : 2])
      }
    })
  }

  if (sending.length > 0) {
    test.each(sending)('%s: asks anew', async (_name, screen) => {
      for (const [what, ...calls] of screen.sends ?? []) {
        await open(screen)
        const known = stack.server.calls.length
        await stack.tap(what)
        expect([what, ...stack.server.calls.slice(known).map(line)]).toEqual([what, ...calls.map(inOrder)])
      }
    })
  }
}
