import Taro, { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { safeDecode } from '@/lib/query'
import { SCALE_KEY } from '@/platform/look/display-scale'

/** WeChat keeps at most ten pages; the eleventh has to replace the tenth. */
const MAX_STACK = 10

/** How a page is opened: on top, instead of the current one, as the only one, or as a tab of the tab bar. */
export type NavigationMode = 'push' | 'replace' | 'relaunch' | 'tab'

/**
 * Opens a page by its file path with the query (`pages/home/index?a=1`); rejects when
 * the host refuses, or when its code cannot be fetched.
 */
export async function openPage(page: string, mode: NavigationMode): Promise<void> {
  const url = `/${page}`
  if (mode === 'relaunch') await Taro.reLaunch({ url })
  else if (mode === 'tab') await Taro.switchTab({ url })
  else if (mode === 'replace' || Taro.getCurrentPages().length >= MAX_STACK) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

/** `true` when the stack holds a page below the current one. */
export function hasPageBelow(): boolean {
  return Taro.getCurrentPages().length > 1
}

/** Leaves the current page for the one below it, or for one deeper by so many pages. */
export async function closePage(delta = 1): Promise<void> {
  await Taro.navigateBack({ delta })
}

/** Query of the current page, decoded; Taro's own marks are left out. */
export function usePageQuery(): Readonly<Record<string, string>> {
  const { params } = useRouter()
  const query: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (key === 'stamp' || key === '$taroTimestamp') continue
    const first = Array.isArray(value) ? (value as string[])[0] : value
    if (typeof first === 'string') query[key] = safeDecode(first)
  }
  return query
}

/** What the current page is, whatever scale its link brought: its file and its query. */
export function usePageAddress(): string {
  const { path } = useRouter()
  const entries = Object.entries(usePageQuery()).filter(([name]) => name !== SCALE_KEY)
  return JSON.stringify([path.split('?', 1)[0], entries.sort()])
}

/** Runs each time the page comes to the front: on arrival and on the way back. */
export function usePageShow(handle: () => void): void {
  useDidShow(handle)
}

/** Runs when another page comes to the front. */
export function usePageHide(handle: () => void): void {
  useDidHide(handle)
}
