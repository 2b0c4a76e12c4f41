import { Text } from '@tarojs/components'
import type { SelectableProps } from './selectable.types'

/** A text that copying is offered for: it can be selected by hand as well, while the rest of a page cannot. */
export function Selectable({ children }: SelectableProps) {
  return <Text userSelect>{children}</Text>
}
