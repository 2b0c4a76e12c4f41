import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './country-head.scss'

/** A country by its code and name; `aside` at the right. */
export function CountryHead({ code, name, aside }: { code: string; name: string; aside?: ReactNode }) {
  return (
    <View className="country-head">
      <View className="country-head__code" aria-hidden>
        {code}
      </View>
      <View className="country-head__name">{name}</View>
      <View className="country-head__aside">{aside}</View>
    </View>
  )
}
