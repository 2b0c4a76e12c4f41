import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { SurveyQuestion } from '@/lib/survey'
import { Tappable } from '@/platform/elements/elements'
import { arrowDown } from '@/ui/icon/glyphs/arrow-down'
import { arrowUp } from '@/ui/icon/glyphs/arrow-up'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import type { SurveyForm } from './survey-form'
import './sort-rows.scss'

interface SortRowsProps {
  form: SurveyForm
  question: SurveyQuestion
  isReadOnly: boolean
}

/** Options in the order of their weight, moved by buttons; every move is said aloud. */
export const SortRows = observer(function SortRows({ form, question, isReadOnly }: SortRowsProps) {
  const [said, setSaid] = useState('')
  const order = form.orderOf(question)
  const textOf = (oid: string) => question.options.find(option => option.oid === oid)?.text ?? ''
  const move = (oid: string, step: -1 | 1) => {
    form.move(question, oid, step)
    setSaid(`${textOf(oid)}，现在是第 ${form.orderOf(question).indexOf(oid) + 1} 位，共 ${order.length} 位`)
  }
  return (
    <>
      <View role="list" aria-label={question.title}>
        {order.map((oid, index) => (
          <View key={oid} className="sort-row" role="listitem">
            <View className="sort-row__place">{index + 1}</View>
            <View className="sort-row__text">{textOf(oid)}</View>
            {!isReadOnly && (
              <>
                <MoveButton text={textOf(oid)} step={-1} isAtEnd={index === 0} onTap={() => move(oid, -1)} />
                <MoveButton
                  text={textOf(oid)}
                  step={1}
                  isAtEnd={index === order.length - 1}
                  onTap={() => move(oid, 1)}
                />
              </>
            )}
          </View>
        ))}
      </View>
      <View className="sr-only" role="status" aria-live="polite">
        {said}
      </View>
      {!isReadOnly && !form.isAnswered(question) && (
        <View className="sort-rows__confirm">
          <Button tone="secondary" onTap={() => form.confirmOrder(question)}>
            就按这个顺序
          </Button>
        </View>
      )}
    </>
  )
})

interface MoveButtonProps {
  text: string
  step: -1 | 1
  isAtEnd: boolean
  onTap: () => void
}

function MoveButton({ text, step, isAtEnd, onTap }: MoveButtonProps) {
  const name = step < 0 ? '上移' : '下移'
  const why = step < 0 ? '已在最前' : '已在最后'
  return (
    <Tappable
      className={`sort-row__move ${isAtEnd ? 'sort-row__move--off' : ''}`}
      label={`${name} ${text}${isAtEnd ? `，${why}` : ''}`}
      isAriaDisabled={isAtEnd}
      onTap={onTap}
    >
      <Icon glyph={step < 0 ? arrowUp : arrowDown} size={20} />
    </Tappable>
  )
}
