import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import './group-head.scss'

interface GroupHeadProps {
  /** What the rows below have in common: a month. */
  name: string
  /** Totals over all of the group, not over the rows that have come; they go one below the other in care mode. */
  totals?: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Head of a group of rows in a long list. */
export function GroupHead({ name, totals = [] }: GroupHeadProps) {
  return (
    <View className="group-head">
      <Heading level={2} className="group-head__name">
        {name}
      </Heading>
      {totals.length > 0 && (
        <View className="group-head__totals">
          {totals.map(({ label, value }) => (
            <View key={label} className="group-head__total">
              {label} {value}
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
