import { View } from '@tarojs/components'
import type { RoleViewProps } from './role-view.types'

/** A number as WXML takes it; an absent one is no attribute at all. */
const text = (value: number | undefined) => (value === undefined ? undefined : String(value))

/** A container that screen readers know as more than a box. */
export function RoleView(props: RoleViewProps) {
  return (
    <View
      id={props.id}
      className={props.className}
      style={props.style}
      aria-role={props.role}
      aria-label={props.label}
      aria-hidden={props.isHidden ? 'true' : undefined}
      aria-posinset={text(props.position)}
      aria-setsize={text(props.setSize)}
    >
      {props.children}
    </View>
  )
}
