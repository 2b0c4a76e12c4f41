import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import './facts.scss'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Where the figure comes from: the value is the target. */
  readonly link?: { readonly trackId: string; readonly onTap: () => void }
}

export interface FactsProps {
  facts: readonly Fact[]
}

/** Two or three figures under the large one; each becomes a row of its own in care mode. */
export function Facts({ facts }: FactsProps) {
  return (
    <View className={`facts ${facts.length % 2 === 0 ? 'facts--pairs' : ''}`}>
      {facts.map(({ label, value, link }) => (
        <View key={label} className="facts__fact">
          <View className="facts__label">{label}</View>
          <View className="facts__value">
            {link ? (
              <Tappable className="facts__link" role="link" trackId={link.trackId} onTap={link.onTap}>
                {value}
              </Tappable>
            ) : (
              value
            )}
          </View>
        </View>
      ))}
    </View>
  )
}
