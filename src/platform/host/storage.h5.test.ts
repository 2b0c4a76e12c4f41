/** @jest-environment jsdom */
import { UserStore } from '@/stores/root/user-store'
import { ApiClient } from '@/api/api-client'
import { fakeTransport, success } from '@test/transport'
import { localStore, sessionStore } from './storage.h5'

const STORES = [
  ['the device', localStore, 'localStorage'],
  ['the tab', sessionStore, 'sessionStorage'],
] as const

const refuse = () => {
  throw new DOMException('denied', 'QuotaExceededError')
}

/** What browsers do to pages: a full store takes nothing, a private one nothing at all, a blocked one is not even there. */
const TROUBLES: Record<string, (area: 'localStorage' | 'sessionStorage') => unknown> = {
  full: () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  forbidden: () =>
    (['getItem', 'setItem', 'removeItem'] as const).map(name =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    ),
  blocked: area => jest.spyOn(window, area, 'get').mockImplementation(refuse),
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(STORES)('the store of %s', (_name, store, area) => {
  test('keeps, answers and forgets', () => {
    store.set('key', 'value')
    expect([store.get('key'), window[area].getItem('key'), store.get('other')]).toEqual([
      'value',
      'value',
      undefined,
    ])
    store.remove('key')
    expect([store.get('key'), window[area].length]).toEqual([undefined, 0])
  })

  test.each(Object.entries(TROUBLES))('is as good as empty when it is %s', (_trouble, make) => {
    make(area)
    expect(() => store.set('key', 'value')).not.toThrow()
    expect(store.get('key')).toBeUndefined()
    expect(() => store.remove('key')).not.toThrow()
  })
})

test.each(Object.entries(TROUBLES))('a customer is known although storage is %s', async (_trouble, make) => {
  make('localStorage')
  const { transport } = fakeTransport({
    userDetail: success({
      id: '100001',
      telephone: '19900000001',
      birDate: '1968-03-15',
      analyticsConsent: '0',
    }),
  })
  const quiet = {
    showMessage() {},
    noteAnswer() {},
    beginOverlay: () => () => {},
    openLogin() {},
    customer: () => undefined,
    leavePages() {},
  }
  const user = new UserStore(new ApiClient(transport, quiet), () => {})
  await user.fetchForNavigation('customer')
  expect([user.session, user.user?.id]).toEqual(['known', '100001'])
  expect(() => user.forget()).not.toThrow()
})
