import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import type { Standing } from './standing'
import './standing-card.scss'

const TAGS = {
  none: { tone: 'due', text: '未办理' },
  underWay: { tone: 'progress', text: '办理中' },
  valid: { tone: 'done', text: '有效' },
  expiring: { tone: 'due', text: '即将到期' },
  expired: { tone: 'failed', text: '已过期' },
  failed: { tone: 'failed', text: '未通过' },
} as const

/** One of the four: its state, until when it counts, and where it goes on. */
export const StandingCard = observer(function StandingCard({ standing }: { standing: Standing }) {
  const { navigation } = useStores()
  const { title, state, facts, notes, way } = standing
  const { tone, text } = TAGS[state]
  return (
    <Card>
      <SectionHead title={title}>
        <Tag tone={tone}>{text}</Tag>
      </SectionHead>
      {facts.map(({ label, value }) => (
        <KeyValue key={label} label={label}>
          {value}
        </KeyValue>
      ))}
      {notes.map(note => (
        <View key={note} className="standing-card__note">
          {note}
        </View>
      ))}
      {way && (
        <View className="standing-card__way">
          <RowLink
            title={way.text}
            trackId={`hub-${way.route.split('/')[1] ?? ''}`}
            {...navigation.link(way.route, { ...way.params, returnTo: navigation.returnAddress })}
          />
        </View>
      )}
    </Card>
  )
})
