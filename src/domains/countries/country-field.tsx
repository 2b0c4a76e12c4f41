import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { Country } from '@/contract/tax'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import type { Resource } from '@/stores/primitives/resource'
import { FieldFrame } from '@/ui/fields/field-frame'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { Icon } from '@/ui/icon/icon'
import { countryNameIn } from './country-list'
import { CountryPicker } from './country-picker'
import './country-field.scss'

interface CountryFieldProps {
  field: Field<string>
  label: string
  countries: Resource<readonly Country[]>
}

/** One country or region, China too, chosen from the sheet. */
export const CountryField = observer(function CountryField({ field, label, countries }: CountryFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const code = field.content
  const isNameless = field.isShown && code !== ''
  useEffect(() => {
    if (isNameless) countries.ensure()
  }, [isNameless, countries])
  const handleChoose = (chosen: string) => {
    field.set(chosen)
    field.leave()
    setOpen(false)
  }
  return (
    <>
      <FieldFrame field={field} label={label} isGroup>
        {({ id, describedBy }) => (
          <Tappable
            id={id}
            className={`country-field__target ${code ? '' : 'country-field__empty'}`}
            label={`${label}：${code ? countryNameIn(countries, code) : '请选择'}`}
            describedBy={describedBy}
            onTap={() => setOpen(true)}
          >
            <View>{code ? countryNameIn(countries, code) : '请选择'}</View>
            <Icon glyph={chevronRight} size={16} />
          </Tappable>
        )}
      </FieldFrame>
      <CountryPicker
        countries={countries}
        isOpen={isOpen}
        taken={[]}
        withChina
        onChoose={handleChoose}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
