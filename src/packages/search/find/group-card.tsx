import { View } from '@tarojs/components'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Highlighted } from '@/ui/kit/highlighted'
import { LinkCard } from '@/ui/kit/link-card'
import { SectionHead } from '@/ui/kit/section-head'
import type { Hit, HitGroup } from './groups'
import './group-card.scss'

/** So many of a kind are shown before the customer asks for all. */
const SHOWN_FIRST = 3

interface GroupCardProps {
  group: HitGroup
  keyword: string
  onOpen: () => void
}

/** What was found of a kind: the best, and on request all. */
export function GroupCard({ group, keyword, onOpen }: GroupCardProps) {
  const { navigation } = useStores()
  const [isWhole, setWhole] = useState(false)
  const { kind, title, total, hits } = group
  const open = (hit: Hit) => {
    onOpen()
    hit.open(navigation)
  }
  return (
    <LinkCard>
      <SectionHead title={title}>
        <View className="found__total">{total} 项</View>
      </SectionHead>
      {hits.slice(0, isWhole ? undefined : SHOWN_FIRST).map(hit => (
        <FoundRow
          key={hit.key}
          hit={hit}
          keyword={keyword}
          trackId={`search-${kind}`}
          onTap={() => open(hit)}
        />
      ))}
      {total > SHOWN_FIRST && (
        <Tappable
          className="found__all"
          isExpanded={isWhole}
          label={isWhole ? `收起${title}` : `查看全部 ${total} 项${title}`}
          trackId={`search-all-${kind}`}
          onTap={() => setWhole(!isWhole)}
        >
          {isWhole ? '收起' : `查看全部 ${total} 项`}
        </Tappable>
      )}
      {isWhole && total > hits.length && (
        <View className="found__rest" role="status">
          显示前 {hits.length} 项，多输入几个字可以更准确
        </View>
      )}
    </LinkCard>
  )
}

interface FoundRowProps {
  hit: Hit
  keyword: string
  trackId: string
  onTap: () => void
}

/** One thing that was found, with the words marked by which it was; the whole row is the target. */
function FoundRow({ hit, keyword, trackId, onTap }: FoundRowProps) {
  return (
    <Tappable className="found__row" role="link" trackId={trackId} onTap={onTap}>
      <View className="found__title">
        <Highlighted text={hit.title} keyword={keyword} />
      </View>
      {hit.caption && (
        <View className="found__caption">
          <Highlighted text={hit.caption} keyword={keyword} />
        </View>
      )}
    </Tappable>
  )
}
