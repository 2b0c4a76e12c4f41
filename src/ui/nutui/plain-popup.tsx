import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './plain-popup.scss'

interface PlainPopupProps {
  visible?: boolean
  position?: string
  className?: string
  children?: ReactNode
}

/** A popup without the kit: what is said without a connection must not wait for code to be fetched. */
export function PlainPopup({ visible, position, className = '', children }: PlainPopupProps) {
  if (!visible) return null
  return (
    <View className={`plain-popup ${position === 'bottom' ? 'plain-popup--bottom' : ''}`}>
      <View className={`plain-popup__box ${className}`}>{children}</View>
    </View>
  )
}
