import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { unbroken } from './unbroken'
import './problem.scss'

/** What went wrong and what to do next, read out at once; `isBoxed` where it stands alone above a button. */
export function Problem({ isBoxed = false, children }: { isBoxed?: boolean; children: ReactNode }) {
  return (
    <View className={`problem ${isBoxed ? 'problem--boxed' : ''}`} role="alert">
      {unbroken(children)}
    </View>
  )
}
