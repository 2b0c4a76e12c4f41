import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { LINE_HEIGHTS } from '../../shared/trade-lines.mjs'

const OVERSCAN = 10

/** Lines of exact heights in the scrolling document, of which only those near the screen are drawn. */
export function VirtualLines({ lines, children }) {
  const list = useRef(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin(list.current.offsetTop), [])
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: index => LINE_HEIGHTS[lines[index].kind],
    getItemKey: index => lines[index].key,
    overscan: OVERSCAN,
    scrollMargin,
  })
  return (
    <div ref={list} className="trades__list" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          className="trades__line"
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {children(lines[index])}
        </div>
      ))}
    </div>
  )
}
