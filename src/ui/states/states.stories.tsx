import { AppError } from '@/lib/app-error'
import { Resource } from '@/stores/primitives/resource'
import { Button } from '../kit/button'
import { LONG_TEXT, nothing, type Stories } from '../story'
import { ErrorState } from './error-state'
import { OmittedRows } from './omitted-rows'
import { ResourceView } from './resource-view'
import { Skeleton } from './skeleton'
import { StateView } from './state-view'

const OFFLINE = new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
const FOREIGN = new AppError({
  kind: 'business',
  code: '10010004',
  message: '您无权查看该内容',
  isFinal: true,
})
const PICTURES = ['empty', 'error', 'success', 'closed'] as const

const view = (fetcher: () => Promise<string>) => (
  <ResourceView resource={new Resource(fetcher)} isEmpty={text => text === ''} empty="暂无记录">
    {text => <>{text}</>}
  </ResourceView>
)

export const stories: Stories = {
  ErrorState: {
    retry: () => <ErrorState error={OFFLINE} onRetry={nothing} />,
    final: () => <ErrorState error={FOREIGN} onRetry={nothing} />,
  },
  OmittedRows: { two: () => <OmittedRows count={2} /> },
  ResourceView: {
    loading: () => view(() => new Promise(() => undefined)),
    empty: () => view(() => Promise.resolve('')),
    failed: () => view(() => Promise.reject(OFFLINE)),
    ready: () => view(() => Promise.resolve('内容')),
  },
  Skeleton: {
    detail: () => <Skeleton />,
    list: () => <Skeleton shape="list" rows={6} />,
    form: () => <Skeleton shape="form" />,
    hero: () => <Skeleton shape="hero" />,
  },
  StateView: Object.fromEntries(
    PICTURES.map(picture => [
      picture,
      () => (
        <StateView
          picture={picture}
          title="还没有持有产品"
          actions={<Button onTap={nothing}>看看产品</Button>}
        >
          {LONG_TEXT}
        </StateView>
      ),
    ]),
  ),
}
