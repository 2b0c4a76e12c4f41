/** @jest-environment jsdom */
import { fakeTransport, http, success } from '@test/transport'
import { charityDonate } from '@/contract/charity'
import { tradeCancel } from '@/contract/trade'
import { SETTLE_DAYS } from '@/contract/write'
import { ApiClient } from '@/api/api-client'
import { announceReady } from '@/stores/primitives/readiness'
import type { RootStore } from './root-store'
import { UnsettledWrites } from './unsettled-writes'

const effects = {
  showMessage() {},
  noteAnswer() {},
  beginOverlay: () => () => {},
  openLogin() {},
  customer: () => undefined,
  leavePages() {},
}
const KEY = 'a0b1c2d3-0000-4000-8000-000000000001'

/** The writes as the app knows them after a start of its own. */
function setUp(
  customer: { id?: string } = { id: 'U1' },
  answers = { writeSettle: success({ outcome: 'done' }) },
) {
  const { transport, calls } = fakeTransport(answers)
  const api = new ApiClient(transport, effects)
  const root = {
    read: (endpoint, query) => api.call(endpoint, query.data, { showLoading: false }),
    user: { user: customer.id === undefined ? undefined : { id: customer.id } },
    navigation: { isOnTheWay: false },
  } as Pick<RootStore, 'read' | 'user'> & { navigation: { isOnTheWay: boolean } }
  return { writes: new UnsettledWrites(root as unknown as RootStore), calls, navigation: root.navigation }
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('a write on the way', () => {
  test('outlives the app, under its endpoint alone, and is told once', async () => {
    setUp().writes.memoryOf(charityDonate).note(KEY)
    const { writes, calls } = setUp()
    expect([writes.has(charityDonate), writes.has(tradeCancel)]).toEqual([true, false])
    expect(await writes.ask(charityDonate)).toEqual({ kind: 'done', at: expect.any(Number) })
    expect(calls[0]?.body.requestData).toEqual({ endpoint: 'charityDonate', writeNo: KEY })
    expect(await writes.ask(charityDonate)).toEqual({ kind: 'none' })
  })

  test('is nobody else’s, and there again for who wrote it', () => {
    setUp({ id: 'U1' }).writes.memoryOf(charityDonate).note(KEY)
    expect(setUp({ id: 'U2' }).writes.has(charityDonate)).toBe(false)
    expect(setUp({}).writes.has(charityDonate)).toBe(false)
    expect(setUp({ id: 'U1' }).writes.has(charityDonate)).toBe(true)
  })

  test('says nothing about who wrote what', () => {
    setUp({ id: 'customer-7' }).writes.memoryOf(charityDonate).note(KEY)
    const [entry] = JSON.parse(localStorage.getItem('unsettledWrites') ?? '') as object[]
    expect(Object.keys(entry ?? {}).sort()).toEqual(['at', 'endpoint', 'owner', 'requestNo'])
    expect(localStorage.getItem('unsettledWrites')).not.toContain('customer-7')
  })

  test('of a moment when nobody knew the customer is asked for by whoever comes', () => {
    setUp({}).writes.memoryOf(charityDonate).note(KEY)
    expect(setUp({ id: 'U1' }).writes.has(charityDonate)).toBe(true)
  })

  test('is forgotten with its answer, also by another tab', () => {
    const first = setUp().writes
    first.memoryOf(charityDonate).note(KEY)
    first.memoryOf(charityDonate).forget(KEY)
    expect([first.has(charityDonate), setUp().writes.has(charityDonate)]).toEqual([false, false])
    expect(localStorage.getItem('unsettledWrites')).toBeNull()
  })

  test('is kept after its answer until a page shows what it brought', () => {
    const { writes, navigation } = setUp()
    const memory = writes.memoryOf(charityDonate)
    memory.note(KEY)
    memory.answered(KEY)
    navigation.isOnTheWay = true
    // The page that is being left.
    announceReady()
    expect([writes.has(charityDonate), setUp().writes.has(charityDonate)]).toEqual([false, true])
    navigation.isOnTheWay = false
    announceReady()
    expect([writes.has(charityDonate), setUp().writes.has(charityDonate)]).toEqual([false, false])
  })

  test('is shown with the next page, however many were answered before it', () => {
    const { writes } = setUp()
    const others = [KEY, KEY.replace('a0', 'b1')]
    for (const key of others) {
      writes.memoryOf(charityDonate).note(key)
      writes.memoryOf(charityDonate).answered(key)
    }
    announceReady()
    expect(localStorage.getItem('unsettledWrites')).toBeNull()
    // One that is under way then waits for its own.
    writes.memoryOf(tradeCancel).note(KEY)
    announceReady()
    expect(setUp().writes.has(tradeCancel)).toBe(true)
  })

  test('is not asked for once the server may have forgotten it', () => {
    setUp().writes.memoryOf(charityDonate).note(KEY)
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + SETTLE_DAYS * 86_400_000 - 60_000)
    expect(setUp().writes.has(charityDonate)).toBe(true)
    clock.mockReturnValue(now + SETTLE_DAYS * 86_400_000)
    expect(setUp().writes.has(charityDonate)).toBe(false)
  })

  test.each(['', 'no json', '{}', '[1, null, {"endpoint": 4}]'])('with %p stored there is none', text => {
    localStorage.setItem('unsettledWrites', text)
    expect(setUp().writes.has(charityDonate)).toBe(false)
  })

  test('is known as long as the app runs where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { writes } = setUp()
    writes.memoryOf(charityDonate).note(KEY)
    expect(writes.has(charityDonate)).toBe(true)
  })

  test('stays while the server cannot be asked', async () => {
    const { writes } = setUp({ id: 'U1' }, { writeSettle: http(502) })
    writes.memoryOf(charityDonate).note(KEY)
    expect((await writes.ask(charityDonate)).kind).toBe('unknown')
    expect(writes.has(charityDonate)).toBe(true)
  })
})
