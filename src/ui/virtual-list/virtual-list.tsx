import { observer } from 'mobx-react'
import {
  memo,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LIST_REACH, screenGuess, usePageScroll } from '@/platform/pages/page-scroll'
import { RoleView } from '@/platform/elements/role-view'
import { ROW_CLASS, rowClass } from './row-class'
import { RowModel } from './row-model'
import './virtual-list.scss'

interface VirtualListProps<T> {
  items: readonly T[]
  /** Unique among the items, and the same as long as the item is. */
  keyOf: (item: T) => string
  /** What the items were chosen by: another one begins at the top of the page. */
  selection?: unknown
  /** Height in rem until the row has been drawn and measured. */
  estimateHeight: (item: T) => number
  /** Classes of a row's own, for what is drawn around it. */
  rowClassOf?: (item: T) => string | undefined
  renderItem: (item: T, index: number) => ReactNode
  /** Rows on the server, heads left out: what a screen reader says of the list's length. */
  totalCount: number
  /** Heads between the rows (a month, a group) are not counted. */
  isHead?: (item: T) => boolean
  /** The end is a screen and a half away: called once on coming near, and after each change of the items there. */
  onNearEnd: () => void
  /** Below the last row: loading, the end, an error with retry. */
  footer?: ReactNode
}

/** After this the first picture is on the screen. */
const UNFOLD_MS = 300

/** Number of each item among the rows, from 1; heads have none. */
function rowNumbers<T>(
  items: readonly T[],
  isHead: ((item: T) => boolean) | undefined,
): (number | undefined)[] {
  let rows = 0
  return items.map(item => (isHead?.(item) ? undefined : ++rows))
}

/**
 * A list of any length in a page that scrolls: at most 60 of its items are in the document. Heights may differ and may be
 * guessed wrong, nothing jumps. Another selection of items begins at the top of the page; further pages, new rows and
 * changed ones leave the customer where they are.
 */
export const VirtualList = observer(function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, estimateHeight, onNearEnd, isHead, selection } = props
  const id = `list-${useId().replace(/:/g, '')}`
  const [model] = useState(() => {
    const { rem, height } = screenGuess()
    const created = new RowModel<T>({ top: 0, height }, rem, LIST_REACH)
    created.setItems(items, keyOf, estimateHeight)
    return created
  })
  const shown = useRef(selection)
  const view = useSyncExternalStore(model.subscribe, model.view)
  const scroll = usePageScroll(id, ROW_CLASS, {
    onMove: band => model.moveTo(band),
    onRest: () => model.rest(),
    onResize: () => model.isUnfolded && scroll.read(reading => model.take(reading)),
    onFocus: key => model.setFocus(key),
  })
  useEffect(() => {
    const timer = setTimeout(() => model.unfold(), UNFOLD_MS)
    return () => clearTimeout(timer)
  }, [model])
  useLayoutEffect(() => {
    if (items === model.view().items) return
    const isOther = shown.current !== selection
    shown.current = selection
    if (!model.setItems(items, keyOf, estimateHeight, isOther)) scroll.scrollToTop()
  })
  useLayoutEffect(() => {
    const shift = model.takeShift()
    if (shift !== 0) scroll.scrollBy(shift)
    // Reading makes the browser lay the page out, and what was read may be drawn anew: the first picture does without.
    if (model.isUnfolded) scroll.read(reading => model.take(reading))
  }, [model, scroll, view])
  useEffect(() => {
    if (view.isNearEnd) onNearEnd()
    // A new function is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.isNearEnd, view.items])

  const numbers = useMemo(() => rowNumbers(view.items, isHead), [view.items, isHead])
  const renderRow = (row: number) => {
    const item = view.items[row]
    if (item === undefined) return null
    const key = keyOf(item)
    const position = numbers[row]
    return (
      <ListRow
        key={key}
        id={`${id}-${key}`}
        position={position}
        setSize={position === undefined ? undefined : Math.max(props.totalCount, position)}
        item={item}
        row={row}
        className={props.rowClassOf?.(item)}
        renderItem={props.renderItem}
      />
    )
  }
  const { range, focused, isHeldBelow } = view
  const gap = focused && <Space key=" gap" height={focused.gap} isElastic={isHeldBelow && focused.isAbove} />
  return (
    <>
      <RoleView
        id={id}
        className={`virtual-list ${isHeldBelow ? 'virtual-list--held-below' : ''}`}
        style={isHeldBelow ? { height: `${view.height}px` } : undefined}
        role="list"
      >
        {/* One flat list of keyed nodes in their order: none is moved, so the one with the focus keeps it. */}
        {[
          <Space key=" lead" height={view.lead} isElastic={isHeldBelow && !focused?.isAbove} />,
          ...(focused?.isAbove ? [renderRow(focused.row), gap] : []),
          ...Array.from({ length: range.end - range.first }, (_, place) => renderRow(range.first + place)),
          ...(focused && !focused.isAbove ? [gap, renderRow(focused.row)] : []),
          <Space key=" tail" height={view.tail} />,
        ]}
      </RoleView>
      {props.footer}
    </>
  )
}) as <T>(props: VirtualListProps<T>) => ReactNode

interface ListRowProps<T> {
  id: string
  position: number | undefined
  setSize: number | undefined
  item: T
  row: number
  className: string | undefined
  renderItem: (item: T, index: number) => ReactNode
}

/** Remembered, since scrolling draws the list anew and most of its rows stay what they were. */
const ListRow = memo(function ListRow<T>({ item, row, className, renderItem, ...props }: ListRowProps<T>) {
  return (
    <RoleView {...props} className={rowClass(className)} role="listitem">
      {renderItem(item, row)}
    </RoleView>
  )
}) as <T>(props: ListRowProps<T>) => ReactNode

/** Room of rows that are not in the document: a height, or all that the others leave. */
function Space({ height, isElastic = false }: { height: number; isElastic?: boolean }) {
  return <RoleView style={isElastic ? { flex: '1 1 0' } : { flex: 'none', height: `${height}px` }} isHidden />
}
