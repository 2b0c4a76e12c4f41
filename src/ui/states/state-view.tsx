import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import './states.scss'
import { unbroken } from '../kit/unbroken'

interface StateViewProps {
  /** Which vignette: mist over ridges, or the same with a broken line. */
  picture: 'empty' | 'error' | 'success' | 'closed'
  title: string
  children?: ReactNode
  /** One way on, at most two. */
  actions?: ReactNode
  role?: 'alert' | 'status'
}

/** A page without its content: what is missing, why, and the next step. */
export function StateView({ picture, title, children, actions, role }: StateViewProps) {
  return (
    <View className="state-view" role={role}>
      <View className={`state-view__picture state-view__picture--${picture}`} aria-hidden />
      <Heading level={1} className="state-view__title">
        {title}
      </Heading>
      {children && <View className="state-view__text">{unbroken(children)}</View>}
      {actions && <View className="state-view__actions">{actions}</View>}
    </View>
  )
}
