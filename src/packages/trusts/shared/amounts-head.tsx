import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Heading } from '@/platform/elements/elements'
import './amounts-head.scss'

/** First line of a page whose amounts stand in its cards: what it shows, and the eye. */
export function AmountsHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <View className="amounts-head">
      <View className="amounts-head__text">
        <Heading level={1} className="amounts-head__title">
          {title}
        </Heading>
        {children && <View className="amounts-head__note">{children}</View>}
      </View>
      <AmountsEye />
    </View>
  )
}
