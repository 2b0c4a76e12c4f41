import { View } from '@tarojs/components'
import type { HomeSummary } from '@/contract/home'
import { HOME_HOLDER } from '@/contract/tables/home'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { type Entry, entriesOf } from './entry-rules'
import './home-parts.scss'

interface EntriesProps {
  summary: HomeSummary | undefined
  /** Large ones, two to a row: all that the simple home has. */
  isLarge: boolean
}

/** What is opened most, by whose home it is; the same before that is known as for an owner. */
export function Entries({ summary, isLarge }: EntriesProps) {
  const { navigation } = useStores()
  const entries = entriesOf(summary?.holder ?? HOME_HOLDER.owner, summary?.benefit ?? undefined, isLarge)
  const tiles = entries.map((entry: Entry) => (
    <Tappable
      key={entry.id}
      className="home__entry"
      role="link"
      trackId={`home-${entry.id}`}
      onTap={() => void entry.open(navigation)}
    >
      <Icon glyph={entry.glyph} size={isLarge ? 24 : 22} />
      <View className="home__entry-name">{entry.name}</View>
    </Tappable>
  ))
  return isLarge ? (
    <View className="home__tiles">{tiles}</View>
  ) : (
    <Card className="home__entries">{tiles}</Card>
  )
}
