import { hostKind } from './host.h5'

/** So long WeChat's bridge may take until the mini-program counts as out of reach. */
const WAIT_MS = 3000

/**
 * Asks the mini-program around the web-view to open one of its pages; resolves with whether it has done so, `undefined` when it
 * does not say. WeChat puts a
 * bridge on the window and no more: the functions come with its SDK, which is fetched for this host alone.
 */
export async function openInMiniProgram(
  call: 'navigateTo' | 'switchTab',
  url: string,
): Promise<boolean | undefined> {
  if (hostKind() !== 'webview') return false
  try {
    const { default: wechat } = await import(/* webpackChunkName: "weixin-js-sdk" */ 'weixin-js-sdk')
    return await new Promise<boolean | undefined>(resolve => {
      const timer = setTimeout(() => resolve(undefined), WAIT_MS)
      const settle = (isDone: boolean) => {
        clearTimeout(timer)
        resolve(isDone)
      }
      wechat.miniProgram[call]({ url, success: () => settle(true), fail: () => settle(false) })
    })
  } catch {
    // The SDK could not be fetched: the mini-program was not asked.
    return undefined
  }
}
