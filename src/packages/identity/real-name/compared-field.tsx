import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { CardField } from '@/contract/identity'
import { CheckField } from '@/ui/fields/check-field'
import type { InfoForm } from './info-form'
import './compared-field.scss'

interface ComparedFieldProps {
  name: CardField
  checks: InfoForm['fields']['checks']
  children: ReactNode
}

/** A field of the card; one that was read with doubt stands out, with the tick that it was compared. */
export const ComparedField = observer(function ComparedField({ name, checks, children }: ComparedFieldProps) {
  const check = checks.fields[name]
  if (!check.isShown) return <>{children}</>
  return (
    <View className="compared-field">
      {children}
      <CheckField field={check}>已与证件核对一致</CheckField>
    </View>
  )
})
