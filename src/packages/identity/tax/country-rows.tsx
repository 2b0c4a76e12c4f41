import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { TaxDeclareInfo } from '@/contract/tax'
import { Tappable } from '@/platform/elements/elements'
import type { Row } from '@/stores/form/rows'
import { TextField } from '@/ui/fields/text-field'
import { isTin, tinPraise } from '@/lib/tin'
import { FieldErrorRegion } from '@/ui/fields/field-error'
import { plus } from '@/ui/icon/glyphs/plus'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { CountryCard } from './country-card'
import { CountryHead } from './country-head'
import { CountryPicker } from '@/domains/countries/country-picker'
import type { TaxApplication } from './tax-application'
import type { CountryFields } from './tax-form'
import './country-rows.scss'

interface CountryRowsProps {
  application: TaxApplication
  info: TaxDeclareInfo
}

/** The countries, a card each; China is a fixed one, with a field for whoever has no Chinese identity number. */
export const CountryRows = observer(function CountryRows({ application, info }: CountryRowsProps) {
  const { chinaTin, countries } = application.details.fields
  const [choosing, setChoosing] = useState<Row<CountryFields>>()
  const head = application.isAlsoInChina ? '除中国外 ' : ''
  return (
    <>
      <SectionHead title="国家（地区）">
        <View className="country-rows__count">{`${head}${countries.list.length} / ${countries.max}`}</View>
      </SectionHead>
      {application.isAlsoInChina && (
        <Card>
          <CountryHead code="CN" name="中国" aside={application.asksChinaTin ? undefined : '无须填写'} />
          {!application.asksChinaTin && (
            <View className="country-rows__china">识别号即身份证号 {info.idNoMask}</View>
          )}
          <TextField
            field={chinaTin}
            label="中国纳税人识别号"
            kind="text"
            placeholder="税务机关发放的 18 位识别号"
            maxLength={30}
            fine={isTin('CN', chinaTin.value) ? tinPraise('CN') : undefined}
          />
        </Card>
      )}
      {countries.list.map(row => (
        <CountryCard
          key={row.key}
          row={row}
          name={application.nameOf(row.fields.country.content)}
          onChoose={() => setChoosing(row)}
          onRemove={countries.canRemove ? () => countries.remove(row) : undefined}
        />
      ))}
      <FieldErrorRegion id={countries.id} error={countries.error} />
      {countries.canAdd && (
        <Tappable className="country-rows__add" trackId="tax-add-country" onTap={() => void countries.add()}>
          <Icon className="country-rows__icon" glyph={plus} size={20} />
          添加国家（地区）
        </Tappable>
      )}
      <CountryPicker
        countries={application.countries}
        isOpen={choosing !== undefined}
        taken={countries.list.map(row => row.fields.country.content)}
        onChoose={code => {
          choosing?.fields.country.set(code)
          setChoosing(undefined)
        }}
        onClose={() => setChoosing(undefined)}
      />
    </>
  )
})
