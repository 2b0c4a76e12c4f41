import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import './section-head.scss'

/** Title of a part of the page, with at most one action or fact at the right. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <View className="section-head">
      <Heading level={2} className="section-head__title">
        {title}
      </Heading>
      {children}
    </View>
  )
}
