import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { PhoneCodeFields } from '@/domains/verification/phone-code-fields'
import { focusElement } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import type { LoginStore } from './login-store'
import './login.scss'

/** Phone and code: the code's field is gone on to once the text is on its way, and its last digit logs in. */
export const LoginFields = observer(function LoginFields({ store }: { store: LoginStore }) {
  const { mobile, smsCode } = store.form.fields
  const isSent = store.code.request.secondsLeft > 0
  useEffect(() => {
    if (isSent) focusElement(smsCode.id)
  }, [isSent, smsCode.id])
  useEffect(() => void store.submitWholeCode(), [store, smsCode.content])
  return (
    <Card className="login__card">
      <PhoneCodeFields mobile={mobile} smsCode={smsCode} code={store.code} />
    </Card>
  )
})
