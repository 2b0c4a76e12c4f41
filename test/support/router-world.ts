import type { PageInstance } from '@tarojs/taro'
import { createAddressBook, giveAddresses } from '@/platform/h5-router/address'
import { Router } from '@/platform/h5-router/router'
import type { AppConfig, PageModule, PageRoute, PageView } from '@/platform/h5-router/types'

const PAGES = ['home', 'list', 'detail', 'login']
/** Lets the browser take so many turns that whatever was asked of it is done: a move in the history takes two. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(next => setTimeout(next))
}

/** What happened to the pages, in order: `mount /phone/list`, `hide /phone/home`, … */
let log: string[] = []
let left: string[] = []
export const happened = (): readonly string[] => log
export const forgetWhatHappened = (): void => {
  log = []
}
/** Answers a page's code; a page that is not listed has it at once. */
let slow: Record<string, { resolve(): void; reject(): void }> = {}
export const codeOf = (page: string) => slow[page]
let failures: (() => void)[] = []
export const launchFailures = (): readonly (() => void)[] => failures
let listeners: [string, EventListenerOrEventListenerObject][] = []

function loadOf(name: string, isSlow: (name: string) => boolean): PageRoute['load'] {
  const module: PageModule = { default: name }
  return () =>
    isSlow(name)
      ? new Promise<PageModule>((resolve, reject) => {
          slow[name] = { resolve: () => resolve(module), reject: () => reject(new Error('offline')) }
        })
      : Promise.resolve(module)
}

function pageView(address: string): PageView {
  const note = (what: string) => () => void log.push(`${what} ${address}`)
  return {
    instance: { path: address } as unknown as PageInstance,
    holds: id => id.startsWith(`${address} `),
    mount: async () => note('mount')(),
    reveal: note('reveal'),
    show: note('show'),
    hide: note('hide'),
    cover: note('cover'),
    close: note('close'),
  }
}

/** A router whose pages only say what happens to them. */
export function startRouter(address: string, slowPages: string[] = [], state: unknown = null): Router {
  window.history.pushState(state, '', address)
  const router = newRouter(slowPages)
  router.start()
  return router
}

/** One that has not been started. */
export function newRouter(slowPages: readonly string[] = []): Router {
  giveAddresses(PAGES.map(name => ({ page: `pages/${name}/index`, path: name })))
  const config = {
    pages: PAGES.map(name => `pages/${name}/index`),
    router: { basename: '/phone' },
  } as unknown as AppConfig
  const loads = PAGES.map(name => loadOf(name, asked => slowPages.includes(asked)))
  const router = new Router({
    addresses: createAddressBook(config, async index => {
      const load = loads[index]
      if (!load) throw new Error(`no page ${index}`)
      return load()
    }),
    open: (_module, at) => pageView(at),
    leaveLaunch: () => void log.push('leave launch'),
    painted: async () => void log.push('painted'),
    announce: () => void log.push(`announce ${addressBar()}`),
    leaveAddress: () => void left.push(addressBar()),
    showLaunchFailure: retry => void failures.push(retry),
  })
  return router
}

export const stackOf = (router: Router) => router.pages.map(({ instance }) => instance.path)
/** What stood in the address bar each time before something else did. */
export const leftAddresses = () => left
export const addressBar = () => window.location.pathname + window.location.search

/** Waits until the browser has moved, which it does on its own time. */
export async function browserBack(): Promise<void> {
  window.history.back()
  await flush()
  await flush()
}

/** Called once by a file of tests: each test begins with a clean world, and leaves no listener behind. */
export function eachInItsOwnWorld(): void {
  beforeEach(() => {
    log = []
    left = []
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
}
