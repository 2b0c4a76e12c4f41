import { observer } from 'mobx-react'
import { CodeButton } from '@/domains/verification/code-button'
import { TYPED_MAX } from '@/lib/typed-number'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import type { LoginStore } from './login-store'
import { Problem } from '@/ui/kit/problem'
import './login.scss'

/** Phone and code; blanks that come with a pasted number do no harm. */
export const LoginFields = observer(function LoginFields({ store }: { store: LoginStore }) {
  const { form, code } = store
  return (
    <Card className="login__card">
      <TextField
        field={form.fields.mobile}
        label="手机号"
        kind="mobile"
        placeholder="11位手机号"
        maxLength={TYPED_MAX.mobile}
      />
      <TextField
        field={form.fields.smsCode}
        label="验证码"
        kind="code"
        placeholder="6位数字"
        maxLength={TYPED_MAX.smsCode}
        helper="验证码5分钟内有效，请勿告诉他人"
        aside={<CodeButton request={code.request} onTap={() => void code.askForText()} />}
      />
      {code.problem && !code.picture.isOpen && <Problem>{code.problem}</Problem>}
    </Card>
  )
})
