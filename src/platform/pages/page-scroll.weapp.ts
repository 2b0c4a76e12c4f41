import Taro, { useDidHide, useDidShow, usePageScroll as useTaroPageScroll } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { displayScale, pageRootFont } from '@/platform/look/display-scale.weapp'
import { belowId, byId } from './page-query'
import { windowInfo } from '@/platform/host/system-info'
import type { ListBand, ListReading, PageScroll, PageScrollHandlers } from './page-scroll.types'

/** So long after the last event a scroll has come to rest. */
const REST_MS = 150

/** Answer of the query: the list, the page's scroll, the rows. */
type QueryResult = [
  { top: number; width: number } | null,
  { scrollTop: number } | null,
  { id: string; height: number }[],
]

/** How far lists are drawn beyond the screen, and kept drawn, in screens. In large steps: each is a message to the other thread. */
export const LIST_REACH = { rendered: 1.25, kept: 0.5 }

/** Px of one rem, and of the screen's height: what can be said before anything is drawn. */
export function screenGuess(): { readonly rem: number; readonly height: number } {
  return { rem: pageRootFont(displayScale()), height: windowInfo().windowHeight }
}

/** Where the page is scrolled to between two readings; px from the top of the page. */
class ListProbe implements PageScroll {
  private isCovered = false
  private listTop = 0
  private scrollTop = 0

  constructor(
    private readonly listId: string,
    private readonly rowClass: string,
  ) {}

  /** Another page came in front of this one, or went. */
  setCovered(isCovered: boolean): void {
    this.isCovered = isCovered
  }

  movedTo(scrollTop: number): ListBand {
    this.scrollTop = scrollTop
    return { top: scrollTop - this.listTop, height: screenGuess().height }
  }

  readonly read = (take: (reading: ListReading) => void): void => {
    const { listId, rowClass } = this
    // After the view has drawn what was sent to it.
    Taro.nextTick(() => {
      if (this.isCovered) return
      const query = Taro.createSelectorQuery()
      query.select(byId(listId)).boundingClientRect()
      query.selectViewport().scrollOffset()
      query.selectAll(belowId(listId, rowClass)).fields({ id: true, size: true })
      query.exec(results => {
        const [list, viewport, rows] = results as QueryResult
        if (!list || !viewport || this.isCovered) return
        this.listTop = list.top + viewport.scrollTop
        take({
          band: this.movedTo(viewport.scrollTop),
          width: list.width,
          rem: screenGuess().rem,
          heights: new Map(rows.map(({ id, height }) => [id.slice(listId.length + 1), height])),
        })
      })
    })
  }

  readonly scrollBy = (pixels: number): void => this.scrollTo(this.scrollTop + pixels)

  readonly scrollToTop = (): void => this.scrollTo(0)

  private scrollTo(scrollTop: number): void {
    // WeChat scrolls the page in front, whichever that is.
    if (!this.isCovered) void Taro.pageScrollTo({ scrollTop: Math.max(scrollTop, 0), duration: 0 })
  }
}

/**
 * Watches how the page scrolls past a list, whose direct children with `rowClass` have ids that begin with the list's id
 * and a dash. Handlers never run while another page covers this one.
 */
export function usePageScroll(listId: string, rowClass: string, handlers: PageScrollHandlers): PageScroll {
  const [probe] = useState(() => new ListProbe(listId, rowClass))
  const latest = useRef(handlers)
  const resting = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => () => clearTimeout(resting.current), [])
  useDidHide(() => probe.setCovered(true))
  useDidShow(() => {
    probe.setCovered(false)
    latest.current.onResize()
  })
  useTaroPageScroll(({ scrollTop }) => {
    latest.current.onMove(probe.movedTo(scrollTop))
    clearTimeout(resting.current)
    resting.current = setTimeout(() => latest.current.onRest(), REST_MS)
  })
  return probe
}
