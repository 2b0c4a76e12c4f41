import type { PageInstance } from '@tarojs/taro'
import { until } from '@test/until'
import { createAddressBook } from './address'
import { Router } from './router'
import type { AppConfig, PageModule, PageRoute, PageView } from './types'

const PAGES = ['home', 'list', 'detail', 'login']
const flush = () => new Promise(resolve => setTimeout(resolve, 20))

/** What happened to the pages, in order: `mount /phone/list`, `hide /phone/home`, … */
let log: string[] = []
/** Answers a page's code; a page that is not listed has it at once. */
let slow: Record<string, { resolve(): void; reject(): void }> = {}
let failures: (() => void)[] = []
let listeners: [string, EventListenerOrEventListenerObject][] = []

function pageRoute(name: string, isSlow: (name: string) => boolean): PageRoute {
  const module: PageModule = { default: name }
  return {
    path: `pages/${name}/index`,
    load: () => [
      isSlow(name)
        ? new Promise<PageModule>((resolve, reject) => {
            slow[name] = { resolve: () => resolve(module), reject: () => reject(new Error('offline')) }
          })
        : Promise.resolve(module),
    ],
  }
}

function pageView(address: string): PageView {
  const note = (what: string) => () => void log.push(`${what} ${address}`)
  return {
    instance: { path: address } as unknown as PageInstance,
    mount: async () => note('mount')(),
    show: note('show'),
    hide: note('hide'),
    cover: note('cover'),
    close: note('close'),
  }
}

function start(address: string, slowPages: string[] = [], state: unknown = null): Router {
  window.history.pushState(state, '', address)
  const config = {
    pages: PAGES.map(name => `pages/${name}/index`),
    routes: PAGES.map(name => pageRoute(name, asked => slowPages.includes(asked))),
    router: {
      basename: '/phone',
      customRoutes: Object.fromEntries(PAGES.map(name => [`/pages/${name}/index`, `/${name}`])),
    },
  } as unknown as AppConfig
  const router = new Router({
    addresses: createAddressBook(config),
    open: (_module, at) => pageView(at),
    leaveLaunch: () => void log.push('leave launch'),
    announce: () => void log.push(`announce ${addressBar()}`),
    showLaunchFailure: retry => void failures.push(retry),
  })
  router.start()
  return router
}

const stackOf = (router: Router) => router.pages.map(({ instance }) => instance.path)
const addressBar = () => window.location.pathname + window.location.search

/** Waits until the browser has moved, which it does on its own time. */
async function browserBack(): Promise<void> {
  window.history.back()
  await flush()
  await flush()
}

beforeEach(() => {
  log = []
  slow = {}
  failures = []
  listeners = []
  const add = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    if (listener) listeners.push([type, listener])
    add(type, listener as EventListener, options)
  })
})

afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener)
  jest.restoreAllMocks()
})

describe('the router', () => {
  it('opens the page of the address, with its query', async () => {
    const router = start('/phone/detail?id=1')
    await flush()
    expect(stackOf(router)).toEqual(['/phone/detail?id=1'])
    expect(window.history.state).toEqual({ position: 0 })
  })

  it('leads an address without a page to the first page', async () => {
    const router = start('/phone/')
    await flush()
    expect(addressBar()).toBe('/phone/home')
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('covers the page below only once the next one is drawn', async () => {
    const router = start('/phone/list')
    await flush()
    await router.navigate('/pages/detail/index?id=7', 'push')
    expect(log).toEqual([
      'mount /phone/list',
      'announce /phone/list',
      'leave launch',
      'hide /phone/list',
      'mount /phone/detail?id=7',
      'cover /phone/list',
      'announce /phone/detail?id=7',
    ])
    expect(addressBar()).toBe('/phone/detail?id=7')
  })

  it('goes back to the page below, which stayed as it was', async () => {
    const router = start('/phone/list')
    await flush()
    await router.navigate('/pages/detail/index', 'push')
    log = []
    await router.back(1)
    expect(log).toEqual(['leave launch', 'close /phone/detail', 'show /phone/list', 'announce /phone/list'])
    expect(addressBar()).toBe('/phone/list')
  })

  it('goes back by several pages, at most to the first', async () => {
    const router = start('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/detail/index', 'push')
    await router.back(9)
    expect(stackOf(router)).toEqual(['/phone/home'])
    await router.back(1)
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('replaces the front page, and tells the page below nothing', async () => {
    const router = start('/phone/home')
    await flush()
    await router.navigate('/pages/login/index', 'push')
    log = []
    await router.navigate('/pages/list/index', 'replace')
    expect(log).toEqual(['leave launch', 'close /phone/login', 'mount /phone/list', 'announce /phone/list'])
    expect(stackOf(router)).toEqual(['/phone/home', '/phone/list'])
    await browserBack()
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('relaunches with one page; older addresses open anew on the way back', async () => {
    const router = start('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/login/index', 'relaunch')
    expect(stackOf(router)).toEqual(['/phone/login'])
    log = []
    await browserBack()
    expect(log).toEqual(['leave launch', 'close /phone/login', 'mount /phone/home', 'announce /phone/home'])
  })

  it('opens the page of an address that a reload left in the history', async () => {
    window.history.pushState({ position: 3 }, '', '/phone/list')
    window.history.pushState({ position: 4 }, '', '/phone/detail')
    window.history.replaceState({ position: 4 }, '', '/phone/detail')
    const router = new Router({
      addresses: createAddressBook({
        routes: PAGES.map(name => pageRoute(name, () => false)),
        router: {
          basename: '/phone',
          customRoutes: Object.fromEntries(PAGES.map(name => [`/pages/${name}/index`, `/${name}`])),
        },
      }),
      open: (_module, at) => pageView(at),
      leaveLaunch: () => {},
      announce: () => {},
      showLaunchFailure: () => {},
    })
    router.start()
    await flush()
    await browserBack()
    expect(stackOf(router)).toEqual(['/phone/list'])
    window.history.forward()
    await flush()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/list', '/phone/detail'])
  })

  it('keeps the address until the code of the page has come', async () => {
    const router = start('/phone/home', ['detail'])
    await flush()
    const opening = router.navigate('/pages/detail/index', 'push')
    await flush()
    expect(addressBar()).toBe('/phone/home')
    slow.detail?.resolve()
    await opening
    expect(addressBar()).toBe('/phone/detail')
  })

  it('rejects when the code cannot be fetched, and stays where it is', async () => {
    const router = start('/phone/home', ['detail'])
    await flush()
    const opening = router.navigate('/pages/detail/index', 'push')
    slow.detail?.reject()
    await expect(opening).rejects.toThrow('offline')
    expect(stackOf(router)).toEqual(['/phone/home'])
    expect(addressBar()).toBe('/phone/home')
  })

  it('going back overtakes a page whose code is still on its way', async () => {
    const router = start('/phone/home', ['detail'])
    await flush()
    await router.navigate('/pages/list/index', 'push')
    const opening = router.navigate('/pages/detail/index', 'push')
    await flush()
    await browserBack()
    slow.detail?.resolve()
    await opening
    await flush()
    expect(stackOf(router)).toEqual(['/phone/home'])
    expect(addressBar()).toBe('/phone/home')
  })

  it('keeps pages and addresses in step, however fast one goes back and forth', async () => {
    const router = start('/phone/home')
    await flush()
    for (let round = 0; round < 5; round += 1) {
      await router.navigate('/pages/list/index', 'push')
      window.history.back()
      window.history.forward()
      await flush()
      await flush()
      await router.back(1)
      expect([stackOf(router), addressBar()]).toEqual([['/phone/home'], '/phone/home'])
    }
  })

  it('leads the address back when the page on the way back cannot be fetched', async () => {
    const router = start('/phone/list', ['list'])
    await flush()
    slow.list?.resolve()
    await flush()
    await router.navigate('/pages/detail/index', 'push')
    await router.navigate('/pages/login/index', 'relaunch')
    window.history.back()
    await flush()
    slow.list?.reject()
    await flush()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/login'])
    expect(addressBar()).toBe('/phone/login')
  })

  it('going back overtakes the first page, too, while its code is on its way', async () => {
    window.history.pushState({ position: 0 }, '', '/phone/list')
    const router = start('/phone/detail', ['detail'], { position: 1 })
    await browserBack()
    slow.detail?.resolve()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/list'])
    expect(addressBar()).toBe('/phone/list')
  })

  it('says that the first page cannot be fetched, and tries again when asked', async () => {
    const router = start('/phone/home', ['home'])
    await flush()
    slow.home?.reject()
    await flush()
    expect(failures).toHaveLength(1)
    failures[0]?.()
    await flush()
    slow.home?.resolve()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('knows no page but those of the app', async () => {
    const router = start('/phone/home')
    await expect(router.navigate('/pages/nowhere/index', 'push')).rejects.toThrow('No page')
  })
})

describe('a guarded page', () => {
  async function open(answer: () => Promise<boolean>) {
    const router = start('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/detail/index', 'push')
    const asked = jest.fn(answer)
    const letGo = router.guardFront(asked)
    log = []
    return { router, asked, letGo }
  }

  it('stays, with its address, when the customer does not want to leave', async () => {
    const { router, asked } = await open(async () => false)
    await router.back(1)
    await until('the address of the guarded page', () => addressBar() === '/phone/detail')
    window.history.back()
    await until(
      'the second question',
      () => asked.mock.calls.length === 2 && addressBar() === '/phone/detail',
    )
    expect(log).toEqual([])
  })

  it('goes back once, by as many pages as were asked for, when they do', async () => {
    const { router, asked } = await open(async () => true)
    await router.back(2)
    expect([asked.mock.calls.length, addressBar()]).toEqual([1, '/phone/home'])
    expect(log).toEqual([
      'leave launch',
      'close /phone/detail',
      'close /phone/list',
      'show /phone/home',
      'announce /phone/home',
    ])
  })

  it('asks once however often the way back is tapped', async () => {
    let answer = (_mayLeave: boolean) => {}
    const { asked } = await open(() => new Promise(resolve => (answer = resolve)))
    window.history.back()
    await flush()
    window.history.back()
    await flush()
    expect([asked.mock.calls.length, addressBar()]).toEqual([1, '/phone/detail'])
    answer(true)
    await flush()
    expect(addressBar()).toBe('/phone/list')
  })

  it('is left without a word once there is nothing to lose, and for a page over it', async () => {
    const { router, asked, letGo } = await open(async () => false)
    await router.navigate('/pages/login/index', 'push')
    await router.back(1)
    letGo()
    await router.back(1)
    expect([asked.mock.calls.length, addressBar()]).toEqual([0, '/phone/list'])
  })
})
