import { Text } from '@tarojs/components'
import type { SelectableProps } from './selectable.types'
import './selectable.scss'

/** A text that copying is offered for: it can be selected by hand as well, while the rest of a page cannot. */
export function Selectable({ children }: SelectableProps) {
  return (
    <Text className="selectable" userSelect>
      {children}
    </Text>
  )
}
