import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { WithFoot } from './page-foot'
import './templates.scss'

/** The room of a page that is neither one list nor one thing: the margins every template has. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <View className="page-body">
      <WithFoot>{children}</WithFoot>
    </View>
  )
}
