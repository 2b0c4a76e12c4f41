import type { BarsProps } from './bars.types'

/** WeChat draws bars by its own means. */
export function Bars({ children }: BarsProps) {
  return <>{children}</>
}
