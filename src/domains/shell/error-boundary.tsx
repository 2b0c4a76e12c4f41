import { Component, type PropsWithChildren } from 'react'
import { type AppError, toAppError } from '@/lib/app-error'
import { reloadPage } from '@/platform/host/launch'
import { ErrorState } from '@/ui/states/error-state'

/** A page that breaks while rendering says so and offers to load anew, instead of going blank. */
export class ErrorBoundary extends Component<PropsWithChildren, { error: AppError | undefined }> {
  override state = { error: undefined as AppError | undefined }

  static getDerivedStateFromError(error: unknown) {
    // Whatever broke is reported on the way.
    return { error: toAppError(error) }
  }

  override render() {
    const { error } = this.state
    return error ? <ErrorState error={error} onRetry={reloadPage} /> : this.props.children
  }
}
