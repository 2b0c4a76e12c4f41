import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card, KeyValue } from '../kit/card'
import { StateView } from '../states/state-view'
import { WithFoot } from './page-foot'
import './templates.scss'
import { unbroken } from '../kit/unbroken'

interface ResultPageProps {
  picture: 'success' | 'closed' | 'error'
  title: string
  /** One or two sentences: what has happened. */
  text?: ReactNode
  facts?: readonly { readonly label: string; readonly value: ReactNode }[]
  /** 接下来: what happens from here, in order. */
  nextSteps?: readonly string[]
  actions: ReactNode
}

/** What came of an action: title, facts, what happens next, and the ways on. */
export function ResultPage({ picture, title, text, facts = [], nextSteps = [], actions }: ResultPageProps) {
  return (
    <View className="result-page">
      <StateView picture={picture} title={title} role="status" actions={undefined}>
        {text}
      </StateView>
      {facts.length > 0 && (
        <Card>
          {facts.map(({ label, value }) => (
            <KeyValue key={label} label={label}>
              {value}
            </KeyValue>
          ))}
        </Card>
      )}
      {nextSteps.length > 0 && (
        <Card>
          <View className="result-page__next">接下来</View>
          <View role="list">
            {nextSteps.map((step, index) => (
              <View key={step} role="listitem" className="result-page__step">
                {index + 1}. {unbroken(step)}
              </View>
            ))}
          </View>
        </Card>
      )}
      <View className="result-page__actions">{actions}</View>
      <WithFoot />
    </View>
  )
}
