import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SurveyListRow } from '@/contract/research'
import { SURVEY_STATUS } from '@/contract/tables/survey'
import { useFollowLink } from '@/domains/rich-text/use-follow-link'
import { formatMinute } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { unbroken } from '@/ui/kit/unbroken'
import { effortText, surveyHref } from '../shared/message-rules'
import type { SurveysStore } from './surveys-store'
import '../shared/message-card.scss'

const STATUSES: Record<SurveyListRow['status'], { tone: TagTone; text: string }> = {
  [SURVEY_STATUS.open]: { tone: 'due', text: '进行中' },
  [SURVEY_STATUS.answered]: { tone: 'done', text: '已提交' },
  [SURVEY_STATUS.closed]: { tone: 'fact', text: '已截止' },
}

/** One survey: what it is about, how it stands, how long it takes and until when. */
export const SurveyCard = observer(function SurveyCard({
  survey,
  store,
}: {
  survey: SurveyListRow
  store: SurveysStore
}) {
  const follow = useFollowLink()
  const isUnread = store.isUnread(survey)
  const { tone, text } = STATUSES[survey.status]
  const handleTap = () => {
    store.read(survey)
    void follow(surveyHref(survey.surveyId))
  }
  return (
    <Card className="message-card">
      <Tappable className="message-card__target" role="link" onTap={handleTap}>
        <View className="message-card__line">
          <View className={`message-card__title ${isUnread ? 'message-card__title--unread' : ''}`}>
            {isUnread && <View className="message-card__dot" aria-hidden />}
            {survey.title}
            <Tag tone={tone}>{text}</Tag>
          </View>
          {isUnread && (
            <View className="message-card__time">
              <Text className="message-card__unread">未读</Text>
            </View>
          )}
        </View>
        <View className="message-card__summary">{survey.intro}</View>
        <View className="message-card__fact">{effortText(survey)}</View>
        <View className="message-card__fact">{unbroken(`截止时间 ${formatMinute(survey.deadline)}`)}</View>
      </Tappable>
    </Card>
  )
})
