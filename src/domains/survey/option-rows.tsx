import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { RoleView } from '@/platform/elements/role-view'
import { CheckMark } from '@/ui/kit/check-mark'
import type { SurveyOption } from '@/lib/survey'
import './option-rows.scss'

interface OptionRowsProps {
  /** The question, for screen readers. */
  label: string
  /** One of the options, or any number of them. */
  kind: 'radio' | 'checkbox'
  options: readonly SurveyOption[]
  chosen: readonly string[]
  isReadOnly?: boolean
  /** `cards`: large, where a question has the page for itself. */
  look?: 'rows' | 'cards'
  onChoose: (oid: string) => void
}

/** Options below each other, each a target of its own; what can no longer be changed is plain text. */
export function OptionRows(props: OptionRowsProps) {
  const { label, kind, options, chosen, isReadOnly = false, look = 'rows', onChoose } = props
  const rows = options.map(({ oid, text }) => {
    const isChosen = chosen.includes(oid)
    const className = `option-row option-row--${look} ${isChosen ? 'option-row--on' : ''}`
    const content = (
      <>
        <CheckMark isOn={isChosen} kind={kind} />
        <View className="option-row__text">{text}</View>
      </>
    )
    if (isReadOnly) {
      return (
        <View key={oid} className={className} aria-label={isChosen ? `已选 ${text}` : undefined}>
          {content}
        </View>
      )
    }
    return (
      <Tappable key={oid} className={className} role={kind} isChecked={isChosen} onTap={() => onChoose(oid)}>
        {content}
      </Tappable>
    )
  })
  if (kind === 'radio' && !isReadOnly) {
    return (
      <RoleView role="radiogroup" label={label}>
        {rows}
      </RoleView>
    )
  }
  return (
    <View role="group" aria-label={label}>
      {rows}
    </View>
  )
}
