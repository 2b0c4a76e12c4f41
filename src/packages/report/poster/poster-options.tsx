import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { check } from '@/ui/icon/glyphs/check'
import { Icon } from '@/ui/icon/icon'
import type { PosterChoice } from './poster-content'
import './poster-options.scss'

interface PosterOptionsProps {
  choice: PosterChoice
  /** There is an income, and amounts are not hidden. */
  hasIncome: boolean
  onChange: (choice: PosterChoice) => void
}

/** What the poster shows; an amount only when it is asked for. */
export function PosterOptions({ choice, hasIncome, onChange }: PosterOptionsProps) {
  return (
    <View className="poster-options" role="group" aria-label="海报内容">
      <Option
        label="显示陪伴天数与公益"
        isChecked={choice.showsFacts}
        onTap={() => onChange({ ...choice, showsFacts: !choice.showsFacts })}
      />
      {hasIncome && (
        <Option
          label="显示累计收益"
          isChecked={choice.showsIncome}
          onTap={() => onChange({ ...choice, showsIncome: !choice.showsIncome })}
        />
      )}
    </View>
  )
}

function Option({ label, isChecked, onTap }: { label: string; isChecked: boolean; onTap: () => void }) {
  return (
    <Tappable className="poster-options__option" role="checkbox" isChecked={isChecked} onTap={onTap}>
      <View className={`poster-options__box ${isChecked ? 'poster-options__box--on' : ''}`}>
        {isChecked && <Icon glyph={check} size={14} />}
      </View>
      {label}
    </Tappable>
  )
}
