import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './big-amount.scss'

interface BigAmountProps {
  /** 总资产（元）. */
  label: string
  /** Day the figure is of, `YYYY-MM-DD`; `''` without one. */
  date?: string
  /** The eye, beside the label. */
  aside?: ReactNode
  /** The amount itself. */
  children: ReactNode
}

/** The one large figure of a page: label with unit and day, then the amount, never cut. */
export function BigAmount({ label, date, aside, children }: BigAmountProps) {
  return (
    <View className="big-amount">
      <View className="big-amount__label">
        <View>{label}</View>
        {date && <View className="big-amount__date"> · {date}</View>}
        {aside}
      </View>
      <View className="big-amount__figure">{children}</View>
    </View>
  )
}
