import { absoluteLink } from '@/lib/absolute-link'
import { hostKind } from './host.h5'
import type { AskShareTicket, ShareCard } from './share.types'

/** So long WeChat may take to check the signature and to take the card. */
const WAIT_MS = 3000

/**
 * WeChat's browser shares from its own menu alone; this tells the menu which card. `false` in any other host, and where the
 * SDK, the signature or WeChat fails: the caller goes its own way.
 */
export async function setMenuCard(card: ShareCard, ask: AskShareTicket): Promise<boolean> {
  if (hostKind() !== 'browser' || !/MicroMessenger/i.test(navigator.userAgent)) return false
  const { origin, href } = window.location
  try {
    const [{ default: wechat }, ticket] = await Promise.all([
      import(/* webpackChunkName: "weixin-js-sdk" */ 'weixin-js-sdk'),
      ask(href.replace(/#.*/, '')),
    ])
    return await new Promise<boolean>(resolve => {
      const timer = setTimeout(() => resolve(false), WAIT_MS)
      const settle = (isDone: boolean) => {
        clearTimeout(timer)
        resolve(isDone)
      }
      wechat.error(() => settle(false))
      wechat.ready(() =>
        wechat.updateAppMessageShareData({
          title: card.title,
          desc: card.desc,
          link: absoluteLink(card.link, origin),
          imgUrl: absoluteLink(card.imgUrl, origin),
          success: () => settle(true),
          fail: () => settle(false),
        }),
      )
      wechat.config({ ...ticket, debug: false, jsApiList: ['updateAppMessageShareData'], openTagList: [] })
    })
  } catch {
    return false
  }
}
