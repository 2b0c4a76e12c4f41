import { PhoneCodeFields } from '@/domains/verification/phone-code-fields'
import { Card } from '@/ui/kit/card'
import type { LoginStore } from './login-store'
import './login.scss'

/** Phone and code. */
export function LoginFields({ store }: { store: LoginStore }) {
  const { mobile, smsCode } = store.form.fields
  return (
    <Card className="login__card">
      <PhoneCodeFields mobile={mobile} smsCode={smsCode} code={store.code} />
    </Card>
  )
}
