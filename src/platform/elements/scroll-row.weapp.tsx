import { ScrollView } from '@tarojs/components'
import type { ScrollRowProps } from './scroll-row.types'

/** A row that scrolls sideways. */
export function ScrollRow({ className, children }: ScrollRowProps) {
  return (
    <ScrollView className={className} scrollX enhanced showScrollbar={false}>
      {children}
    </ScrollView>
  )
}
