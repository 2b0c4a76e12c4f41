import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { useReachBottom } from '@/platform/pages/scroll'
import type { Page, PagedList } from '@/stores/primitives/paged-list'
import { Button } from '../kit/button'
import { Dock } from '../kit/dock'
import { ErrorState } from '../states/error-state'
import { OmittedRows } from '../states/omitted-rows'
import { Skeleton } from '../states/skeleton'
import { useRecovery, useRetryAll } from '../states/use-recovery'
import { WithFoot } from './page-foot'
import './templates.scss'

interface ListViewProps<T, F, P extends Page<T>> {
  list: PagedList<T, F, P>
  className?: string
  skeleton?: ReactNode
  /** What is missing, why, and the next step. */
  empty: ReactNode
  keyOf: (item: T) => string
  renderRow: (item: T) => ReactNode
  /** Lines between the rows, which stand in one card. */
  isLined?: boolean
  /** Line below the last row. */
  endText?: string
}

interface ListPageProps<T, F, P extends Page<T>> extends ListViewProps<T, F, P> {
  /** Tabs, filters, totals above the rows; stays in every state. */
  head?: ReactNode
  /** Actions of the page. */
  dock?: ReactNode
}

/** A page that is a list: what stands above it, the rows, and what can be done besides. */
export function ListPage<T, F, P extends Page<T>>({ head, dock, ...view }: ListPageProps<T, F, P>) {
  return (
    <View className={`list-page ${dock ? 'list-page--docked' : ''}`}>
      <WithFoot>
        {head}
        <ListView {...view} />
      </WithFoot>
      {dock && <Dock>{dock}</Dock>}
    </View>
  )
}

/**
 * A list that grows while the page is scrolled: skeleton, rows, empty, error with retry, and an error of the next page
 * alone. Fetched on arrival; what failed for want of a connection is tried again when it is back.
 */
export const ListView = observer(function ListView<T, F, P extends Page<T>>(props: ListViewProps<T, F, P>) {
  const {
    list,
    className = '',
    skeleton = <Skeleton rows={6} shape="list" />,
    empty,
    keyOf,
    renderRow,
    isLined,
  } = props
  useListLoading(list)
  if (list.phase === 'error' && list.error && !isStale(list)) {
    return <ErrorState error={list.error} onRetry={() => void list.reload()} />
  }
  if (list.isEmpty) return <>{emptyOf(list, empty)}</>
  if (list.items.length === 0) return <>{skeleton}</>
  return (
    <>
      <View role="list" className={className}>
        {list.items.map(item => (
          <View
            key={keyOf(item)}
            role="listitem"
            className={`list-view__item ${isLined ? 'list-view__item--lined' : ''}`}
          >
            {renderRow(item)}
          </View>
        ))}
      </View>
      <ListEnd list={list} endText={props.endText} />
    </>
  )
}) as <T, F, P extends Page<T>>(props: ListViewProps<T, F, P>) => ReactNode

/** Rows that could not be read are not none. */
export function emptyOf<T, F, P extends Page<T>>(
  { omitted }: PagedList<T, F, P>,
  empty: ReactNode,
): ReactNode {
  return omitted > 0 ? <OmittedRows count={omitted} /> : empty
}

/** Fetches the first page on arrival, the next ones while the page is scrolled, and again once the connection is back. */
export function useListLoading<T, F, P extends Page<T>>(list: PagedList<T, F, P>): void {
  useEffect(() => {
    if (list.phase === 'idle') void list.reload()
  }, [list])
  useRecovery(list)
  useReachBottom(() => void list.loadMore())
}

/** Offline, the rows on the screen stay; the banner of the page says that they are not new. */
export function isStale<T, F, P extends Page<T>>(list: PagedList<T, F, P>): boolean {
  return list.error?.kind === 'network' && list.items.length > 0
}

interface ListEndProps<T, F, P extends Page<T>> {
  list: PagedList<T, F, P>
  endText?: string
}

/** Below the rows: that more is coming, that it failed, or that this is all. */
export const ListEnd = observer(function ListEnd<T, F, P extends Page<T>>(props: ListEndProps<T, F, P>) {
  const { list } = props
  const all = props.endText ?? `已显示全部 ${list.total} 条`
  const endText = list.omitted > 0 ? `已显示 ${list.items.length} 条，有 ${list.omitted} 条暂时无法显示` : all
  const retryAll = useRetryAll()
  const handleRetry = () => {
    void list.loadMore()
    retryAll()
  }
  if (list.phase === 'errorMore') {
    return (
      <View className="list-page__end" role="alert">
        <View>{list.error?.message}</View>
        <Button tone="secondary" onTap={handleRetry}>
          重试
        </Button>
      </View>
    )
  }
  return (
    <View className="list-page__end" role="status">
      {list.hasMore ? `上滑加载更多 · ${list.items.length} / ${list.total}` : endText}
    </View>
  )
}) as <T, F, P extends Page<T>>(props: ListEndProps<T, F, P>) => ReactNode
