import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Flag } from '@/contract/primitives'
import type { Research } from '@/contract/research'
import { RESEARCH_STATUS } from '@/contract/tables/survey'
import { useFollowLink } from '@/domains/rich-text/use-follow-link'
import { formatMinute } from '@/lib/date'
import { ActionBar } from '@/ui/kit/action-bar'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { unbroken } from '@/ui/kit/unbroken'
import { effortText, surveyHref } from '../shared/message-rules'
import type { ResearchesStore } from './researches-store'
import '../shared/message-card.scss'

const STATUSES: Record<Research['status'], { tone: TagTone; text: string }> = {
  [RESEARCH_STATUS.open]: { tone: 'due', text: '待确认' },
  [RESEARCH_STATUS.accepted]: { tone: 'done', text: '已参加' },
  [RESEARCH_STATUS.declined]: { tone: 'fact', text: '已婉拒' },
  [RESEARCH_STATUS.closed]: { tone: 'fact', text: '已截止' },
}

interface ResearchCardProps {
  research: Research
  store: ResearchesStore
}

/** One invitation: accept it and go on to its survey, or decline. */
export const ResearchCard = observer(function ResearchCard({ research, store }: ResearchCardProps) {
  const follow = useFollowLink()
  const { status } = research
  const { tone, text } = STATUSES[status]
  const handleDecide = async (accept: Flag) => {
    const surveyId = await store.decide(research, accept)
    if (surveyId !== undefined) await follow(surveyHref(surveyId))
  }
  return (
    <Card>
      <View className="message-card__title message-card__title--unread">
        {research.title}
        <Tag tone={tone}>{text}</Tag>
      </View>
      <View className="message-card__summary">{research.intro}</View>
      <View className="message-card__fact">{effortText(research)}</View>
      <View className="message-card__fact">{unbroken(`截止时间 ${formatMinute(research.deadline)}`)}</View>
      {status === RESEARCH_STATUS.open && (
        <Decision research={research} store={store} onDecide={handleDecide} />
      )}
      {status === RESEARCH_STATUS.accepted && (
        <View className="message-card__action">
          <Button tone="secondary" onTap={() => void follow(surveyHref(research.surveyId))}>
            查看问卷
          </Button>
        </View>
      )}
    </Card>
  )
})

const Decision = observer(function Decision({
  research,
  store,
  onDecide,
}: ResearchCardProps & { onDecide: (accept: Flag) => Promise<void> }) {
  const { underWay } = store
  const isBusy = (accept: Flag) => underWay?.researchId === research.researchId && underWay.accept === accept
  return (
    <View className="message-card__action">
      <ActionBar
        actions={[
          { text: '不参加', tone: 'secondary', isBusy: isBusy('0'), onTap: () => void onDecide('0') },
          { text: '参加', isBusy: isBusy('1'), onTap: () => void onDecide('1') },
        ]}
      />
    </View>
  )
})
