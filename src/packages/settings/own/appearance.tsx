import { observer } from 'mobx-react'
import { THEME_CHOICES, type ThemeChoice } from '@/lib/theme'
import { useStores } from '@/stores/root/context'
import { SwitchRow } from '@/ui/fields/switch-row'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { SectionHead } from '@/ui/kit/section-head'

const NAMES: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' }

/** Light or dark, and whether amounts are shown. */
export const Appearance = observer(function Appearance() {
  const { ui } = useStores()
  return (
    <Card>
      <SectionHead title="外观" />
      <Chips
        label="外观"
        options={THEME_CHOICES.map(value => ({ value, text: NAMES[value] }))}
        value={ui.theme}
        onChange={ui.setTheme}
      />
      <SwitchRow
        title="隐藏金额"
        caption="首页与资产页的金额显示为星号"
        isOn={ui.areAmountsHidden}
        trackId="settings-amounts"
        onToggle={ui.toggleAmounts}
      />
    </Card>
  )
})
