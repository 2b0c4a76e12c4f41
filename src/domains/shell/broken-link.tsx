import { AppError } from '@/lib/app-error'
import { ErrorState } from '@/ui/states/error-state'

const INCOMPLETE = new AppError({
  kind: 'notFound',
  message: '链接不完整，请返回后从列表重新打开。',
  isFinal: true,
})

/** In place of a page whose address lacks what it cannot do without: nothing is asked of the server. */
export function BrokenLink() {
  return <ErrorState error={INCOMPLETE} onRetry={() => undefined} />
}
