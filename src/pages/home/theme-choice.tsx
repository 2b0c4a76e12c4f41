import { observer } from 'mobx-react'
import { THEME_CHOICES, type ThemeChoice } from '@/lib/theme'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'

const NAMES: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' }

/** Light, dark, or as the system is. */
export const ThemeChoiceCard = observer(function ThemeChoiceCard() {
  const { navigation, ui } = useStores()
  return (
    <Card>
      <SectionHead title="外观" />
      <Chips
        label="外观"
        options={THEME_CHOICES.map(value => ({ value, text: NAMES[value] }))}
        value={ui.theme}
        onChange={ui.setTheme}
      />
      <RowLink title="设置" trackId="home-settings" onTap={() => navigation.go('settings/settings')} />
    </Card>
  )
})
