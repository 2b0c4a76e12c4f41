import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { SEX } from '@/contract/tables/customer'
import { FlowPage } from '@/domains/flow/flow-page'
import { formatDate, formatExpiry } from '@/lib/date'
import { stepPosition } from '@/lib/flow'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { CardPhotos } from './card-photos'
import { ComparedField } from './compared-field'
import { Doubts } from './doubts'
import type { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'
import { FIELD_NAMES } from './info-form'
import { ReadRow } from './read-row'
import './info-view.scss'

/** 110000 19990101 0078: as the card groups it. */
const grouped = (cardNo: string) => cardNo.replace(/^(\d{6})(\d{8})(\w{4})$/, '$1 $2 $3')

/** What was read off the card, for the customer to compare: name and address can be corrected, the rest by another photo. */
export const InfoView = observer(function InfoView({ application }: { application: IdentityApplication }) {
  const { facts, info, isRegisteredName, isOtherName } = application
  const { fields } = info
  const { checks } = fields
  const position = facts && stepPosition(identityFlow, facts, 'info')
  if (!position) return null
  return (
    <FlowPage
      position={position}
      submission={application.infoStep}
      draft={application.draft}
      submitText="下一步：人脸识别"
      disabledReason={application.cardProblem}
      onBack={() => void application.retake()}
    >
      <Doubts application={application} />
      <Card>
        <CardPhotos application={application} />
        <ComparedField name="name" checks={checks}>
          <TextField
            field={fields.name}
            label={FIELD_NAMES.name}
            kind="text"
            maxLength={TYPED_MAX.name}
            fine={isRegisteredName ? '与注册信息一致' : undefined}
            helper={isOtherName ? '与注册姓名不一致，将由人工审核' : undefined}
          />
        </ComparedField>
        <View className="info-view__pair">
          <View className="info-view__half">
            <ReadRow field={fields.sex} name="sex" checks={checks} value={labelOf(SEX, fields.sex.content)} />
          </View>
          <View className="info-view__half">
            <ReadRow field={fields.nation} name="nation" checks={checks} value={fields.nation.content} />
          </View>
        </View>
        <ReadRow
          field={fields.birthday}
          name="birthday"
          checks={checks}
          value={formatDate(fields.birthday.content)}
        />
        <ReadRow
          field={fields.cardNo}
          name="cardNo"
          checks={checks}
          value={grouped(fields.cardNo.content)}
          fine="校验通过"
        />
        <ComparedField name="address" checks={checks}>
          <TextField field={fields.address} label={FIELD_NAMES.address} kind="text" maxLength={100} />
        </ComparedField>
      </Card>
      <Card>
        <ReadRow field={fields.authority} name="authority" checks={checks} value={fields.authority.content} />
        <ReadRow
          field={fields.endDate}
          name="endDate"
          checks={checks}
          value={`${formatDate(fields.beginDate.content)} 至 ${formatExpiry(fields.endDate.content)}`}
          fine="有效"
        />
      </Card>
      <View className="info-view__hint">姓名和住址可以修改；其余各项有误请重新拍摄。</View>
    </FlowPage>
  )
})
