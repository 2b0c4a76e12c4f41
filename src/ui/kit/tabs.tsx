import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements/elements'
import { Badge } from './badge'
import './tabs.scss'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { readonly value: T; readonly text: string; readonly badge?: number }[]
  value: T
  onChange: (value: T) => void
}

/** Views beside each other under one title; a badge counts what waits in a view. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  return (
    <View className="tabs" role="tablist" aria-label={label}>
      {tabs.map(tab => (
        <Tappable
          key={tab.value}
          className={`tabs__tab ${tab.value === value ? 'tabs__tab--on' : ''}`}
          role="tab"
          isChecked={tab.value === value}
          onTap={() => onChange(tab.value)}
        >
          <View className="tabs__text">
            <View>{tab.text}</View>
            <Badge count={tab.badge ?? 0} unit="项待处理" />
          </View>
        </Tappable>
      ))}
    </View>
  )
}
