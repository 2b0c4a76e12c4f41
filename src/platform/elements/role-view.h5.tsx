import type { KeyboardEvent } from 'react'
import type { RoleViewProps } from './role-view.types'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A container that screen readers know as more than a box. */
export function RoleView(props: RoleViewProps) {
  const { onArrow, onKey } = props
  const handleKey = (event: KeyboardEvent) => {
    if (onKey?.(event.key)) event.preventDefault()
    const step = STEPS[event.key]
    if (step === undefined || !onArrow) return
    // The page would scroll.
    event.preventDefault()
    onArrow(step)
  }
  return (
    <div
      id={props.id}
      className={props.className}
      style={props.style}
      role={props.role}
      aria-label={props.label}
      aria-hidden={props.isHidden || undefined}
      aria-posinset={props.position}
      aria-setsize={props.setSize}
      onKeyDown={(onArrow ?? onKey) && handleKey}
    >
      {props.children}
    </div>
  )
}
