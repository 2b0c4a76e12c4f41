import { optionsOf } from '@/contract/labels'
import { observer } from 'mobx-react'
import {
  ANNUAL_INCOME,
  ASSET_SOURCE,
  EDUCATION,
  FAMILY_ASSETS,
  MARITAL_STATUS,
  OCCUPATION,
} from '@/contract/tables/trust'
import { AddressField, EmailField, MobileField } from '@/domains/contact/contact-fields'
import { RegionField } from '@/domains/regions/region-field'
import { NOTE_LENGTH } from '@/lib/trust-rules'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { ClientCard } from './client-card'
import type { PrincipalStep } from './principal-step'
import { SourceField } from './source-field'
import { StepPage } from './step-page'
import { YES_NO } from './trust-options'

/** Step 1: what is registered of the principal, and what is asked beyond it. */
export const PrincipalView = observer(function PrincipalView({ step }: { step: PrincipalStep }) {
  const { fields } = step.form
  return (
    <StepPage
      id="principal"
      step={step}
      beforeSubmit={
        <CheckField field={fields.isHealthy}>
          健康声明：本人身体状况良好、意识清楚，能够独立作出设立信托的决定。
        </CheckField>
      }
    >
      {() => (
        <>
          {step.client.data && <ClientCard client={step.client.data} />}
          <SectionHead title="家庭与职业" />
          <Card>
            <ChoiceField
              field={fields.maritalStatus}
              label="婚姻状况"
              helper="已婚的，还需填写配偶信息并取得其同意"
              options={optionsOf(MARITAL_STATUS)}
            />
            <ChoiceField field={fields.education} label="学历" options={optionsOf(EDUCATION)} />
            <ChoiceField field={fields.occupation} label="职业" options={optionsOf(OCCUPATION)} />
            <TextField
              field={fields.employer}
              label="工作单位"
              kind="text"
              placeholder="单位全称"
              maxLength={50}
            />
            <TextField
              field={fields.position}
              label="职务"
              kind="text"
              placeholder="如 总经理"
              maxLength={30}
            />
          </Card>
          <SectionHead title="收入与财产" />
          <Card>
            <ChoiceField
              field={fields.annualIncome}
              label="个人年收入（元）"
              options={optionsOf(ANNUAL_INCOME)}
            />
            <ChoiceField
              field={fields.familyAssets}
              label="家庭资产（元）"
              options={optionsOf(FAMILY_ASSETS)}
            />
            <SourceField field={fields.assetSource} options={optionsOf(ASSET_SOURCE)} />
            <TextField
              field={fields.assetSourceNote}
              label="其他财产来源"
              kind="text"
              placeholder="请说明"
              maxLength={100}
            />
          </Card>
          <SectionHead title="联系方式" />
          <Card>
            <MobileField field={fields.mobile} />
            <EmailField field={fields.email} />
            <RegionField field={fields.regionCode} choice={step.region} />
            <AddressField
              field={fields.addressDetail}
              label="详细地址"
              placeholder="街道、门牌、楼层与房号"
            />
          </Card>
          <Card>
            <ChoiceField
              field={fields.pep}
              label="是否为特定自然人"
              helper="指担任或曾担任重要公共职务的人员，及其近亲属和关系密切的人"
              options={YES_NO}
            />
            <TextAreaField
              field={fields.pepDetail}
              label="特定自然人说明"
              placeholder="职务、任职期间，或与任职人的关系"
              min={NOTE_LENGTH.min}
              max={NOTE_LENGTH.max}
            />
          </Card>
        </>
      )}
    </StepPage>
  )
})
