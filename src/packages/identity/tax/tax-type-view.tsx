import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf, optionsOf } from '@/contract/labels'
import type { TaxDeclareInfo } from '@/contract/tax'
import { TAX_TYPE } from '@/contract/tables/tax'
import { FlowPage } from '@/domains/flow/flow-page'
import { stepPosition } from '@/lib/flow'
import { formatDate } from '@/lib/date'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { TaxApplication } from './tax-application'
import { taxFlow } from './tax-flow'
import type { TaxType } from './tax-form'
import './tax-type-view.scss'

const NOTES: Readonly<Record<TaxType, string>> = {
  [TAX_TYPE.chinaOnly]: '无须填写其他信息，签名后即完成',
  [TAX_TYPE.foreignOnly]: '需填写税收居民国（地区）与纳税人识别号',
  [TAX_TYPE.both]: '需填写中国以外的税收居民国（地区）与纳税人识别号',
}

interface TaxTypeViewProps {
  application: TaxApplication
  info: TaxDeclareInfo
}

/** Where the customer is taxed, with what the words mean; who is taxed in China alone signs at once. */
export const TaxTypeView = observer(function TaxTypeView({ application, info }: TaxTypeViewProps) {
  const { taxType, promise } = application.type.fields
  const { facts, isAbroad } = application
  const position = facts && stepPosition(taxFlow, facts, 'type')
  if (!position) return null
  return (
    <FlowPage
      position={position}
      submission={application.typeStep}
      draft={application.draft}
      submitText={isAbroad ? '下一步' : '签名并提交'}
    >
      {info.version > 0 && (
        <Note>
          您已于 {formatDate(info.declareDate.slice(0, 10))} 声明“{labelOf(TAX_TYPE, info.taxType)}
          ”。情况有变化时，请在30日内重新声明。
        </Note>
      )}
      <Card>
        <ChoiceField
          field={taxType}
          label={`${info.name}，您的税收居民身份`}
          options={optionsOf(TAX_TYPE).map(option => ({ ...option, note: NOTES[option.value] }))}
          shape="rows"
        />
      </Card>
      <Card>
        <SectionHead title="怎样判断" />
        <View className="tax-type-view__text">
          中国税收居民个人，是指在中国境内有住所，或者无住所而一个纳税年度内在中国境内居住累计满 183
          天的个人。
        </View>
        <View className="tax-type-view__text">
          非居民，是指中国税收居民以外的个人。其他国家（地区）的税收居民身份，以当地税法为准；拿不准时，可向当地税务机关或专业人士了解。
        </View>
        <View className="tax-type-view__text">军人、武装警察无须填写本声明。</View>
      </Card>
      <CheckField field={promise}>本人确认以上信息真实、准确、完整；信息变更时在30日内告知。</CheckField>
    </FlowPage>
  )
})
