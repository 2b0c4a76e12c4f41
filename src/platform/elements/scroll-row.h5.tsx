import type { ScrollRowProps } from './scroll-row.types'

/** A row that scrolls sideways: its class says so (`overflow-x`). */
export function ScrollRow({ className, children }: ScrollRowProps) {
  return <div className={className}>{children}</div>
}
