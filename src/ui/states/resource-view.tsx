import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Resource } from '@/stores/primitives/resource'
import { ErrorBoundary } from './error-boundary'
import { ErrorState } from './error-state'
import { OmittedRows } from './omitted-rows'
import { Skeleton } from './skeleton'
import { useResource, useRetryAll } from './use-recovery'

interface ResourceViewProps<T> {
  resource: Resource<T>
  skeleton?: ReactNode
  /** Shown instead of the content when `isEmpty` says so. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Asked for at the moment when this view opens: a failure from before it stood is shown, not asked about again. */
  isJustAsked?: boolean
  /** Where the whole picture of a failure has no room: what is said instead; `retry` tries every part of the page again, as 重试 does. */
  failed?: (retry: () => void) => ReactNode
  children: (data: T) => ReactNode
}

/** The data that stands on the screen; none while an error or the skeleton stands in its place. */
export function shownData<T>({ state, data }: Resource<T>): T | undefined {
  // Offline, what is on the screen stays; the banner of the page says that it is not new.
  return state.kind === 'error' && state.error.kind !== 'network' ? undefined : data
}

/**
 * The four states of fetched data: loading, error with retry, empty, ready. Fetches what it shows; old data stays while it
 * is fetched anew, and when there is no connection to fetch it with. What breaks in it takes nothing else of the page.
 */
export const ResourceView = observer(function ResourceView<T>(props: ResourceViewProps<T>) {
  const { resource, skeleton = <Skeleton />, empty, isEmpty } = props
  useResource(resource, props.isJustAsked)
  const retryAll = useRetryAll()
  const { state } = resource
  const data = shownData(resource)
  if (data === undefined) {
    if (state.kind !== 'error') return <>{skeleton}</>
    const load = () => void resource.load()
    if (!props.failed) return <ErrorState error={state.error} onRetry={load} />
    const retry = () => {
      load()
      retryAll()
    }
    return <>{props.failed(retry)}</>
  }
  const { omitted } = resource
  // What could not be read is not nothing.
  if (empty !== undefined && isEmpty?.(data)) {
    return <>{omitted > 0 ? <OmittedRows count={omitted} /> : empty}</>
  }
  return (
    <ErrorBoundary subject={data} onRetry={() => void resource.load()}>
      <Content data={data} render={props.children} />
      <OmittedRows count={omitted} />
    </ErrorBoundary>
  )
}) as <T>(props: ResourceViewProps<T>) => ReactNode

/** Drawn below the boundary, so that it is caught there. */
const Content = observer(function Content<T>({ data, render }: { data: T; render: (data: T) => ReactNode }) {
  return <>{render(data)}</>
}) as <T>(props: { data: T; render: (data: T) => ReactNode }) => ReactNode
