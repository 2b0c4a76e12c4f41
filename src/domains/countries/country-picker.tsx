import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Country } from '@/contract/tax'
import { Tappable } from '@/platform/elements/elements'
import type { Resource } from '@/stores/primitives/resource'
import { SearchField } from '@/ui/fields/search-field'
import { Dialog } from '@/ui/overlays/dialog'
import { ResourceView } from '@/ui/states/resource-view'
import { matchingCountries } from './matching-countries'
import './country-picker.scss'

interface CountryPickerProps {
  countries: Resource<readonly Country[]>
  isOpen: boolean
  /** Codes that are chosen already. */
  taken: readonly string[]
  /** China is a choice too. */
  withChina?: boolean
  onChoose: (code: string) => void
  onClose: () => void
}

/** Countries and regions to choose from, found by name in either language or by code. */
export const CountryPicker = observer(function CountryPicker(props: CountryPickerProps) {
  const { countries, isOpen, taken } = props
  const [keyword, setKeyword] = useState('')
  return (
    <Dialog isOpen={isOpen} title="选择国家（地区）" shape="sheet" onClose={props.onClose}>
      <SearchField label="国家（地区）名称" value={keyword} onSearch={setKeyword} />
      <ResourceView resource={countries}>
        {all => {
          const found = matchingCountries(all, keyword, { withChina: props.withChina })
          if (found.length === 0) {
            return <View className="country-picker__none">没有找到“{keyword}”，请换个名称试试</View>
          }
          return (
            <View className="country-picker__list" role="radiogroup" aria-label="国家（地区）">
              {found.map(({ code, nameCn, nameEn }) => (
                <Tappable
                  key={code}
                  className="country-picker__option"
                  role="radio"
                  isChecked={taken.includes(code)}
                  isDisabled={taken.includes(code)}
                  onTap={() => props.onChoose(code)}
                >
                  <View className="country-picker__name">{nameCn}</View>
                  <View className="country-picker__latin">{taken.includes(code) ? '已添加' : nameEn}</View>
                </Tappable>
              ))}
            </View>
          )
        }}
      </ResourceView>
    </Dialog>
  )
})
