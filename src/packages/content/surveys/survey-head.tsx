import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import './survey-head.scss'

/** Title and introduction of a questionnaire; facts below. */
export function SurveyHead({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children?: ReactNode
}) {
  return (
    <View className="survey-head">
      <Heading level={1} className="survey-head__title">
        {title}
      </Heading>
      <View className="survey-head__intro">{intro}</View>
      <View className="survey-head__facts">{children}</View>
    </View>
  )
}
