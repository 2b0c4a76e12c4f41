import { ANALYTICS } from '@/lib/analytics-constants'
import { createStayMeter } from '@/lib/analytics-stay'

/** Taro scrolls each page in a container of its own, which the SDK's listener on the window never sees. */
const PAGE = '.taro_page'

let scrolled: Element | undefined

/** How far the page on screen has been scrolled, in px. */
export function pagePosition(): number {
  return scrolled?.isConnected ? Math.round(scrolled.scrollTop) : 0
}

/** Properties of `$WebStay`, under the SDK's own names. */
type StayProperties = Record<string, string | number>

/** Reports every stay on a page's container, as the SDK does for the window. */
export function watchScrolling(report: (stay: StayProperties) => void): void {
  const meter = createStayMeter(Date.now())
  let burst: ReturnType<typeof setTimeout> | undefined
  let address = window.location.href
  const settle = (page: Element) => {
    burst = undefined
    const stay = meter.moved(page.scrollTop, Date.now())
    if (!stay) return
    report({
      $url: window.location.href,
      $url_path: window.location.pathname,
      $title: document.title,
      $viewport_position: stay.position,
      $viewport_width: window.innerWidth,
      $viewport_height: window.innerHeight,
      event_duration: stay.seconds,
    })
  }
  const handleScroll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(PAGE)) return
    if (target !== scrolled || address !== window.location.href) {
      if (scrolled !== undefined) meter.restart(Date.now())
      scrolled = target
      address = window.location.href
    }
    burst ??= setTimeout(() => settle(target), ANALYTICS.scrollBurstMs)
  }
  // Scrolling does not bubble; capturing sees it on its way down.
  document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
}
