import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import './story-parts.scss'

/** The one large number of a page, with the words around it on the same line. */
export function BigNumber({ before, after, children }: { before?: string; after: string; children: string }) {
  return (
    <View className="story-number">
      {before && <Text className="story-number__word story-number__word--before">{before}</Text>}
      <Text className="story-number__digits">{children}</Text>
      <Text className="story-number__word">{after}</Text>
    </View>
  )
}

/** What the amount below is, with its unit. */
export function AmountLabel({ children }: { children: string }) {
  return <View className="story-label">{children}</View>
}

/** The story's words, one line each. */
export function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <View className="story-lines">
      {children.map((line, index) => (
        <Fragment key={index}>{line && <View>{line}</View>}</Fragment>
      ))}
    </View>
  )
}

/** A further fact below the words, set apart by a hairline. */
export function Aside({ children }: { children: ReactNode }) {
  return <View className="story-aside">{children}</View>
}
