import { observer } from 'mobx-react'
import type { RiskResult } from '@/contract/risk'
import { AppOnlyNote } from '@/domains/gates/app-only'
import { CodeButton } from '@/domains/verification/code-button'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatDate } from '@/lib/date'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { FormPage } from '@/ui/templates/form-page'
import { Problem } from '@/ui/kit/problem'
import type { ResultConfirmation } from './result-confirmation'
import { levelText } from '@/domains/suitability/level-text'

interface ResultCodeFormProps {
  confirmation: ResultConfirmation
  result: RiskResult
}

/** Which result is confirmed, and the code for it. */
export const ResultCodeForm = observer(function ResultCodeForm(props: ResultCodeFormProps) {
  const { confirmation, result } = props
  const { sms, submission, problem } = confirmation
  return (
    <FormPage submission={submission} submitText="确认结果">
      <AppOnlyNote />
      <EarlierWrite write={confirmation.write} />
      <Card>
        <KeyValue label="正在确认">风险测评结果</KeyValue>
        <KeyValue label="风险承受能力">{levelText(result.level)}</KeyValue>
        <KeyValue label="确认后有效至">{formatDate(result.expireDate)}</KeyValue>
      </Card>
      <Card>
        <TextField
          field={sms.form.fields.smsCode}
          label="短信验证码"
          kind="code"
          placeholder="6 位数字"
          maxLength={TYPED_MAX.smsCode}
          helper={`验证码将发送至 ${sms.mobileMask}，5 分钟内有效，请勿告诉他人`}
          aside={<CodeButton request={sms.code} onTap={() => void sms.code.submit(undefined)} />}
          onConfirm={() => void submission.submit()}
        />
        {problem && problem !== submission.problem && <Problem>{problem}</Problem>}
      </Card>
    </FormPage>
  )
})
