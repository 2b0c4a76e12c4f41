import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TaxDeclareInfo } from '@/contract/tax'
import { FlowPage } from '@/domains/flow/flow-page'
import { todayInShanghai } from '@/lib/date'
import { stepPosition } from '@/lib/flow'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { DateField } from '@/ui/fields/date-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { CountryRows } from './country-rows'
import type { TaxApplication } from './tax-application'
import { taxFlow } from './tax-flow'

interface TaxDetailsViewProps {
  application: TaxApplication
  info: TaxDeclareInfo
}

/** Who is taxed abroad: name and addresses in latin letters, and a row for each country (rules V-CRS-NAME, V-CRS-TIN). */
export const TaxDetailsView = observer(function TaxDetailsView({ application, info }: TaxDetailsViewProps) {
  const { navigation } = useStores()
  const { facts, details, isAlsoInChina } = application
  const { fields } = details
  const position = facts && stepPosition(taxFlow, facts, 'details')
  if (!position) return null
  return (
    <FlowPage
      position={position}
      submission={application.detailsStep}
      draft={application.draft}
      submitText="签名并提交"
      onBack={navigation.back}
    >
      <Note>
        {isAlsoInChina
          ? '您声明同时是中国和其他国家（地区）的税收居民，请逐一填写纳税人识别号。'
          : '您声明仅为非居民，请逐一填写税收居民国（地区）的纳税人识别号。'}
      </Note>
      <SectionHead title="英文或拼音姓名" />
      <Card>
        <TextField field={fields.surname} label="姓" kind="text" placeholder="如 LIN" maxLength={60} />
        <TextField
          field={fields.givenName}
          label="名"
          kind="text"
          placeholder="如 ZHIYUAN"
          maxLength={60}
          helper={info.surname ? undefined : `由“${info.name}”转写，与护照不同时以护照为准。`}
        />
        <DateField field={fields.birthDate} label="出生日期" max={todayInShanghai(Date.now())} />
      </Card>
      <CountryRows application={application} info={info} />
      <SectionHead title="出生地与现居地址" />
      <Card>
        <TextField field={fields.birthplaceCn} label="出生地（中文）" kind="text" placeholder="国家、城市" />
        <TextField
          field={fields.birthplaceEn}
          label="出生地（英文或拼音）"
          kind="text"
          placeholder="如 BEIJING, CHINA"
        />
        <TextField
          field={fields.addressCn}
          label="现居地址（中文）"
          kind="text"
          placeholder="从国家写到门牌号"
        />
        <TextField
          field={fields.addressEn}
          label="现居地址（英文或拼音）"
          kind="text"
          placeholder="从门牌号写到国家"
        />
      </Card>
      <View>
        <CheckField field={fields.promise}>
          本人确认以上信息真实、准确、完整；信息变更时在30日内告知。
        </CheckField>
      </View>
    </FlowPage>
  )
})
