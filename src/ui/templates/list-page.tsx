import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { useReachBottom } from '@/platform/scroll'
import type { PagedList } from '@/stores/paged-list'
import { Button } from '../kit/button'
import { ErrorState } from '../states/error-state'
import { Skeleton } from '../states/skeleton'
import { useRecovery } from '../states/use-recovery'
import './templates.scss'

interface ListPageProps<T, F> {
  list: PagedList<T, F>
  /** Tabs, filters, totals above the rows; stays in every state. */
  head?: ReactNode
  skeleton?: ReactNode
  /** What is missing, why, and the next step. */
  empty: ReactNode
  keyOf: (item: T) => string
  renderRow: (item: T) => ReactNode
  /** Line below the last row. */
  endText?: string
}

/** A list that grows while it is scrolled: skeleton, rows, empty, error with retry, and an error of the next page alone. */
export const ListPage = observer(function ListPage<T, F>(props: ListPageProps<T, F>) {
  const { list } = props
  useEffect(() => {
    if (list.phase === 'idle') void list.reload()
  }, [list])
  useRecovery(list)
  useReachBottom(() => void list.loadMore())
  return (
    <View className="list-page">
      {props.head}
      <ListBody {...props} />
    </View>
  )
}) as <T, F>(props: ListPageProps<T, F>) => ReactNode

const ListBody = observer(function ListBody<T, F>(props: ListPageProps<T, F>) {
  const { list, skeleton = <Skeleton rows={6} />, empty, keyOf, renderRow } = props
  const isFirstLoad = (list.phase === 'idle' || list.phase === 'loading') && list.items.length === 0
  if (isFirstLoad) return <>{skeleton}</>
  const isStale = list.error?.kind === 'network' && list.items.length > 0
  if (list.phase === 'error' && list.error && !isStale) {
    return <ErrorState error={list.error} onRetry={() => void list.reload()} />
  }
  if (list.isEmpty) return <>{empty}</>
  return (
    <>
      <View role="list">
        {list.items.map(item => (
          <View key={keyOf(item)} role="listitem">
            {renderRow(item)}
          </View>
        ))}
      </View>
      <ListEnd list={list} endText={props.endText ?? '没有更多了'} />
    </>
  )
}) as <T, F>(props: ListPageProps<T, F>) => ReactNode

const ListEnd = observer(function ListEnd<T, F>({
  list,
  endText,
}: {
  list: PagedList<T, F>
  endText: string
}) {
  if (list.phase === 'errorMore') {
    return (
      <View className="list-page__end" role="alert">
        <View>{list.error?.message}</View>
        <Button tone="secondary" onTap={() => void list.loadMore()}>
          重试
        </Button>
      </View>
    )
  }
  return (
    <View className="list-page__end" role="status">
      {list.hasMore ? '加载中' : endText}
    </View>
  )
}) as <T, F>(props: { list: PagedList<T, F>; endText: string }) => ReactNode
