import { observer } from 'mobx-react'
import { THEME_CHOICES, type ThemeChoice } from '@/lib/theme'
import { useStores } from '@/stores/root/context'
import { SwitchRow } from '@/ui/fields/switch-row'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Segment } from '@/ui/kit/segment'

const NAMES: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' }

/** Light, dark, or as the system is; and whether amounts are covered. */
export const LookCard = observer(function LookCard() {
  const { ui } = useStores()
  return (
    <Card>
      <SectionHead title="外观" />
      <Segment
        label="外观"
        options={THEME_CHOICES.map(value => ({ value, text: NAMES[value] }))}
        value={ui.theme}
        onChange={ui.setTheme}
      />
      <SwitchRow
        title="隐藏金额"
        caption="各页的金额显示为星号，仅在本机生效"
        isOn={ui.areAmountsHidden}
        trackId="settings-amounts"
        onToggle={ui.toggleAmounts}
      />
    </Card>
  )
})
