import { useEffect, useMemo, useRef } from 'react'
import type { ListBand, PageScroll, PageScrollHandlers } from './page-scroll.types'

/** Taro scrolls each page in a container of its own, unless the page asks for the window. */
const PAGE = '.taro_page'
/** So long after the last event a scroll has come to rest. */
const REST_MS = 150

/** The element that scrolls what stands in a page; the window in tests that have no page. */
function pageOf(part: HTMLElement): HTMLElement | undefined {
  return part.closest<HTMLElement>(PAGE) ?? undefined
}

/** Moves the page that a part of it stands in, px. */
export function scrollPageOf(part: HTMLElement, pixels: number): void {
  const page = pageOf(part)
  if (page) page.scrollTop += pixels
  else window.scrollTo(0, window.scrollY + pixels)
}

/** How far lists are drawn beyond the screen, and kept drawn, in screens. In small steps: each is drawn within a frame or two. */
export const LIST_REACH = { rendered: 1.25, kept: 1 }

/**
 * Px of one rem, and of the screen's height: what can be said before anything is drawn. The window's own height, or a computed
 * size, would make the browser lay out what is not drawn yet.
 */
export function screenGuess(): { readonly rem: number; readonly height: number } {
  return { rem: rootFont(), height: window.screen.height || window.innerHeight }
}

/** Px of one rem: the root element's own size (`platform/look/display-scale`). */
function rootFont(): number {
  const { documentElement: root } = document
  return parseFloat(root.style.fontSize || getComputedStyle(root).fontSize) || 16
}

/** What of the list is on screen; a page that another one covers has no size, and nothing to say. */
function bandOf(list: HTMLElement): ListBand | undefined {
  const page = pageOf(list)
  const height = page ? page.clientHeight : window.innerHeight
  if (height === 0 || list.clientWidth === 0) return undefined
  const screenTop = page ? page.getBoundingClientRect().top : 0
  return { top: screenTop - list.getBoundingClientRect().top, height }
}

function rowsOf(list: HTMLElement, rowClass: string): HTMLElement[] {
  return [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(rowClass),
  )
}

/**
 * Watches how the page scrolls past a list, whose direct children with `rowClass` have ids that begin with the list's id
 * and a dash. Handlers run before the next frame is drawn, and never while another page covers this one.
 */
export function usePageScroll(listId: string, rowClass: string, handlers: PageScrollHandlers): PageScroll {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    return watch(list, latest)
  }, [listId])
  return useMemo(() => scrollOf(listId, rowClass), [listId, rowClass])
}

function watch(list: HTMLElement, latest: { readonly current: PageScrollHandlers }): () => void {
  const scroller = pageOf(list) ?? window
  let frame = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  const move = () => {
    frame = 0
    const band = bandOf(list)
    if (band) latest.current.onMove(band)
  }
  const rest = () => {
    if (bandOf(list)) latest.current.onRest()
  }
  const handleScroll = () => {
    frame ||= requestAnimationFrame(move)
    clearTimeout(resting)
    resting = setTimeout(rest, REST_MS)
  }
  const handleResize = () => {
    if (bandOf(list)) latest.current.onResize()
  }
  const handleFocus = ({ target }: FocusEvent) => {
    const row = target instanceof Node ? [...list.children].find(child => child.contains(target)) : undefined
    latest.current.onFocus(row?.id.slice(list.id.length + 1))
  }
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) latest.current.onFocus(undefined)
  }
  scroller.addEventListener('scroll', handleScroll, { passive: true })
  window.addEventListener('resize', handleResize)
  list.addEventListener('focusin', handleFocus)
  list.addEventListener('focusout', handleBlur)
  // iOS 13.0 to 13.3 has none: there rows are read on scrolling and turning the phone only.
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(handleResize) : undefined
  observer?.observe(list)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(resting)
    observer?.disconnect()
    scroller.removeEventListener('scroll', handleScroll)
    window.removeEventListener('resize', handleResize)
    list.removeEventListener('focusin', handleFocus)
    list.removeEventListener('focusout', handleBlur)
  }
}

function scrollOf(listId: string, rowClass: string): PageScroll {
  const scrollBy = (pixels: number) => {
    const list = document.getElementById(listId)
    if (list) scrollPageOf(list, pixels)
  }
  return {
    read(take) {
      const list = document.getElementById(listId)
      const band = list && bandOf(list)
      if (!band) return
      const rows = rowsOf(list, rowClass)
      take({
        band,
        width: list.clientWidth,
        rem: rootFont(),
        heights: new Map(
          rows.map(row => [row.id.slice(listId.length + 1), row.getBoundingClientRect().height]),
        ),
      })
    },
    scrollBy,
    scrollToTop: () => scrollBy(-Number.MAX_SAFE_INTEGER),
  }
}
