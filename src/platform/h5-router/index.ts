/**
 * Stands for `@tarojs/router` on H5 (alias in config/h5-chain.ts): Taro's entry and `Taro.navigateTo` and its kin come here.
 * It has what the product uses of it: one stack of pages over the browser's history. No tab bar, no navigation bar, no
 * page animation, no hash addresses.
 */
import './reset.scss'
import './pages.scss'
import type { PageInstance } from '@tarojs/taro'
import { whenIdle } from '../host/idle.h5'
import { dropFirstView, endFirstView, forgetFirstView } from '../look/first-view.h5'
import { dropFirstCalls } from '../net/first-calls'
import { createAddressBook } from './address'
import { showLaunchFailure } from './launch-failure'
import { createPageView } from './page-view'
import { type LeaveGuard, Router } from './router'
import type { AppConfig, AppInstance, LaunchOptions, PageModule } from './types'

let router: Router | undefined

const fetchPageCode = async () => (await import(/* webpackChunkName: "page-code" */ './page-code')).pageCode

async function loadPage(index: number): Promise<PageModule> {
  const load = (await fetchPageCode())[index]
  if (!load) throw new Error(`The build knows no code of page ${index}`)
  return load()
}

/** Opens the page of the address and keeps the pages in step with the browser's history. Called by Taro's entry. */
export function createRouter(_history: History, app: AppInstance, config: AppConfig): void {
  router = new Router({
    addresses: createAddressBook(config, loadPage),
    open: createPageView,
    leaveLaunch() {
      dropFirstCalls()
      forgetFirstView()
    },
    painted,
    announce() {
      endFirstView()
      announce()
    },
    leaveAddress: tell,
    showLaunchFailure(retry) {
      dropFirstView()
      showLaunchFailure(retry)
    },
  })
  const options: LaunchOptions = {
    path: window.location.pathname,
    query: {},
    scene: 0,
    shareTicket: '',
    referrerInfo: {},
  }
  app.onLaunch?.(options)
  router.start()
  // At hand when the first page is left; without it, it is fetched then.
  whenIdle(() => void fetchPageCode().catch(() => {}))
  app.onShow?.(options)
  document.addEventListener('visibilitychange', () => {
    const page = getCurrentPages().pop()
    tell()
    if (document.visibilityState === 'visible') {
      app.onShow?.(options)
      page?.onShow?.()
    } else {
      page?.onHide?.()
      app.onHide?.(options)
    }
  })
}

/** A window in the background draws nothing, and is not waited for longer than this. */
const FRAME_MS = 100

function painted(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** So long a page has been on the screen before analytics hears of it: what it does then takes longer than drawing the page. */
const ANNOUNCE_MS = 100

let giveUpTelling: (() => void) | undefined

/** Tells analytics, which listens at the history, of a page that it does not know of yet. */
function tell(): void {
  if (!giveUpTelling) return
  giveUpTelling()
  giveUpTelling = undefined
  window.history.replaceState(window.history.state, '')
}

function announce(): void {
  tell()
  giveUpTelling = whenIdle(tell, ANNOUNCE_MS)
}

/** Taro's entry makes the history before the router; this one needs none but the browser's. */
export const createBrowserHistory = (): History => window.history
export const { history } = window

/** Taro would draw its navigation bar here. */
export function handleAppMount(): void {}

interface NavigateOption {
  readonly url: string
}

const opened = () => ({ errMsg: 'navigate:ok' })

/** Opens a page over the current one; `url` is its file with its query. Rejects when its code cannot be fetched. */
export async function navigateTo({ url }: NavigateOption) {
  await router?.navigate(url, 'push')
  return opened()
}

/** Opens a page instead of the current one. */
export async function redirectTo({ url }: NavigateOption) {
  await router?.navigate(url, 'replace')
  return opened()
}

/** Opens a page instead of all that are open. */
export async function reLaunch({ url }: NavigateOption) {
  await router?.navigate(url, 'relaunch')
  return opened()
}

/** H5 has no tab bar: its pages are like any other. */
export const switchTab = redirectTo

/** Goes back by `delta` pages (one, when nothing is said), at most to the first. */
export async function navigateBack({ delta = 1 }: { readonly delta?: number } = {}) {
  await router?.back(delta)
  return opened()
}

/**
 * The page in front asks before it is left for one below it, by whatever way. What lies over a page, in an element of this id,
 * is asked first, but by no way back of our own. Ends with the function that is returned.
 */
export function guardPage(ask: LeaveGuard, layerId?: string): () => void {
  return router?.guard(ask, layerId) ?? (() => {})
}

/** Goes back in the browser's history, also past what this document knows of it. */
export function historyBack(): void {
  router?.leave()
}

/** The open pages, the one in front last. */
export function getCurrentPages(): PageInstance[] {
  return router?.pages.map(({ instance }) => instance) ?? []
}

/** Path and query of each open page, e.g. `/phone/home?a=1`, the one in front last. */
export function openAddresses(): readonly string[] {
  return router?.openAddresses ?? []
}

export function setTitle(title: string): void {
  document.title = title
}

/** H5 has no navigation bar of its own to colour. */
export function setNavigationBarStyle(): void {}
export function setNavigationBarLoading(): void {}
