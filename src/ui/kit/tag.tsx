import { Text } from '@tarojs/components'
import './tag.scss'

/**
 * What a tag's colour says: `progress` under way, `due` the customer must act, `done`, `failed`, `fact` a neutral fact,
 * `person` a fact about a person (未成年).
 */
export type TagTone = 'progress' | 'due' | 'done' | 'failed' | 'fact' | 'person'

/** A short word beside a title; at most two per row. */
export function Tag({ tone, children }: { tone: TagTone; children: string }) {
  return <Text className={`tag tag--${tone}`}>{children}</Text>
}
