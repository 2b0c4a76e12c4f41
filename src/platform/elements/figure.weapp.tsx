import { Text } from '@tarojs/components'
import type { FigureProps } from './figure.types'

/** A figure. Nothing in WeChat translates a page's texts in their places. */
export function Figure({ className = '', children }: FigureProps) {
  return <Text className={className}>{children}</Text>
}

/** A text beside others in a figure; a view of its own would be sent for nothing. */
export function FigurePart({ children }: FigureProps) {
  return <>{children}</>
}

/** Words that are signed or agreed to. */
export function Original({ children }: FigureProps) {
  return <>{children}</>
}
