import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import type { SurveyOption } from '@/lib/survey'
import './score-row.scss'

interface ScoreRowProps {
  label: string
  /** From worst to best. */
  steps: readonly SurveyOption[]
  chosen: string | undefined
  isReadOnly: boolean
  onChoose: (oid: string) => void
}

/** Steps from worst to best side by side; each is called by its number and its word. */
export function ScoreRow({ label, steps, chosen, isReadOnly, onChoose }: ScoreRowProps) {
  const word = steps.find(({ oid }) => oid === chosen)?.text
  return (
    <>
      <RoleView
        className="score-row"
        role={isReadOnly ? 'img' : 'radiogroup'}
        label={isReadOnly ? `${label}：${word ?? '未评分'}` : label}
      >
        {steps.map(({ oid, text }, index) => {
          const className = `score-row__step ${oid === chosen ? 'score-row__step--on' : ''}`
          if (isReadOnly) {
            return (
              <View key={oid} className={className} aria-hidden>
                {index + 1}
              </View>
            )
          }
          return (
            <Tappable
              key={oid}
              className={className}
              role="radio"
              label={`${index + 1} 分，${text}`}
              isChecked={oid === chosen}
              onTap={() => onChoose(oid)}
            >
              {index + 1}
            </Tappable>
          )
        })}
      </RoleView>
      <View className="score-row__ends" aria-hidden>
        <View>{steps[0]?.text}</View>
        <View className="score-row__word">{word}</View>
        <View>{steps[steps.length - 1]?.text}</View>
      </View>
    </>
  )
}
