import { useEffect, useRef, useState } from 'react'
import type { PullRefreshProps } from './pull-refresh.types'
import { useLatest } from './use-latest'
import './pull-refresh.scss'

/** Pulled this far (CSS pixels), letting go refreshes; the page follows the finger at half its way. */
const THRESHOLD = 72
const RESISTANCE = 0.5

type Phase = 'rest' | 'pulling' | 'ready' | 'refreshing'

const TEXTS: Record<Phase, string> = {
  rest: '',
  pulling: '下拉刷新',
  ready: '松开刷新',
  refreshing: '正在刷新',
}

/** Pulling the page down at its top refreshes it; the same is a button for who cannot pull (keyboard, switch control). */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const root = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('rest')
  const [offset, setOffset] = useState(0)
  const refresh = useLatest(() => {
    setPhase('refreshing')
    setOffset(THRESHOLD * RESISTANCE)
    const finish = () => {
      setPhase('rest')
      setOffset(0)
    }
    onRefresh().then(finish, finish)
  })
  useEffect(
    () => (root.current ? watchPull(root.current, setPhase, setOffset, refresh) : undefined),
    [refresh],
  )
  return (
    <div ref={root} className="pull-refresh">
      <div className="pull-refresh__head" style={{ height: `${offset}px` }} role="status">
        {TEXTS[phase]}
      </div>
      <button
        type="button"
        className="pull-refresh__button"
        disabled={phase === 'refreshing'}
        onClick={() => refresh.current()}
      >
        刷新
      </button>
      {children}
    </div>
  )
}

/** Follows a finger that pulls at the top of the page. Answers how to stop. */
function watchPull(
  root: HTMLElement,
  setPhase: (phase: Phase) => void,
  setOffset: (offset: number) => void,
  refresh: { readonly current: () => void },
): () => void {
  let startY: number | undefined
  let pulled = 0
  const handleStart = ({ touches }: TouchEvent) => {
    startY = touches.length === 1 && isAtTop(root) ? touches[0]?.clientY : undefined
    pulled = 0
  }
  const handleMove = (event: TouchEvent) => {
    if (startY === undefined) return
    pulled = Math.max(0, (event.touches[0]?.clientY ?? startY) - startY)
    if (pulled === 0) return
    if (event.cancelable) event.preventDefault()
    setPhase(pulled >= THRESHOLD ? 'ready' : 'pulling')
    setOffset(Math.min(pulled, THRESHOLD * 2) * RESISTANCE)
  }
  const handleEnd = () => {
    if (startY === undefined || pulled === 0) return
    startY = undefined
    if (pulled >= THRESHOLD) return refresh.current()
    setPhase('rest')
    setOffset(0)
  }
  root.addEventListener('touchstart', handleStart, { passive: true })
  // Not passive: the browser's own pull would move the page at the same time.
  root.addEventListener('touchmove', handleMove, { passive: false })
  root.addEventListener('touchend', handleEnd)
  root.addEventListener('touchcancel', handleEnd)
  return () => {
    root.removeEventListener('touchstart', handleStart)
    root.removeEventListener('touchmove', handleMove)
    root.removeEventListener('touchend', handleEnd)
    root.removeEventListener('touchcancel', handleEnd)
  }
}

/** Whether nothing above the element is scrolled: Taro scrolls the page's own box, a browser the window. */
function isAtTop(root: HTMLElement): boolean {
  if (window.scrollY > 0) return false
  for (let element: HTMLElement | null = root; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false
  }
  return true
}
