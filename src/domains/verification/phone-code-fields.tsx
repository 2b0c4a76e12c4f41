import { observer } from 'mobx-react'
import { MobileField } from '@/domains/contact/contact-fields'
import { TYPED_MAX } from '@/lib/typed-number'
import type { Field } from '@/stores/form/field'
import { TextField } from '@/ui/fields/text-field'
import { Problem } from '@/ui/kit/problem'
import { CodeButton } from './code-button'
import type { PhoneCode } from './phone-code'

interface PhoneCodeFieldsProps {
  mobile: Field<string>
  smsCode: Field<string>
  code: PhoneCode
  mobileHelper?: string
}

/** A phone and the code sent to it; blanks that come with a pasted number do no harm. */
export const PhoneCodeFields = observer(function PhoneCodeFields(props: PhoneCodeFieldsProps) {
  const { mobile, smsCode, code, mobileHelper } = props
  return (
    <>
      <MobileField field={mobile} helper={mobileHelper} />
      <TextField
        field={smsCode}
        label="验证码"
        kind="code"
        placeholder="6 位数字"
        maxLength={TYPED_MAX.smsCode}
        helper="验证码 5 分钟内有效，请勿告诉他人"
        aside={<CodeButton request={code.request} onTap={() => void code.askForText()} />}
      />
      {code.problem && !code.picture.isOpen && <Problem>{code.problem}</Problem>}
    </>
  )
})
