import { Component, type ComponentType, Fragment, type PropsWithChildren } from 'react'
import { type AppError, toAppError } from '@/lib/app-error'
import { reloadPage } from '@/platform/host/launch'
import { ErrorState } from './error-state'

/** So often a page is drawn anew for nodes that were taken away from under it; then something else is wrong. */
const MAX_REDRAWS = 5

interface Props extends PropsWithChildren {
  /** What the words are put into where the page's own shell may be what broke. */
  readonly around?: ComponentType<PropsWithChildren>
  /** What is drawn: with another of it, drawing is tried again. */
  readonly subject?: unknown
  /** Tries what is drawn anew; the whole page, unless it is given. */
  readonly onRetry?: () => void
}

interface State {
  readonly error: AppError | undefined
  /** The document is not as React left it: a translation or a reading aid has put other nodes in its place. */
  readonly isMoved: boolean
  readonly redraws: number
}

/** What a browser throws where a node is no longer where it was put. */
function isMovedNode(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotFoundError'
}

/**
 * A page, or a section of one, that breaks while rendering says so and offers to load anew, instead of going blank. One whose nodes others have replaced
 * is drawn anew from its stores, which lose nothing by it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, isMoved: false, redraws: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (isMovedNode(error)) return { isMoved: true }
    // Whatever broke is reported on the way.
    return { error: toAppError(error) }
  }

  override componentDidUpdate({ subject }: Props): void {
    if (this.state.error && subject !== this.props.subject) this.setState({ error: undefined })
  }

  override componentDidCatch(error: unknown): void {
    if (!this.state.isMoved) return
    const { redraws } = this.state
    if (redraws < MAX_REDRAWS) this.setState({ isMoved: false, redraws: redraws + 1 })
    else this.setState({ isMoved: false, error: toAppError(error) })
  }

  override render() {
    const { error, isMoved, redraws } = this.state
    const { around: Around = Fragment, onRetry = reloadPage } = this.props
    if (error) {
      return (
        <Around>
          <ErrorState error={error} onRetry={onRetry} />
        </Around>
      )
    }
    return isMoved ? null : <Fragment key={redraws}>{this.props.children}</Fragment>
  }
}
