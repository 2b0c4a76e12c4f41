import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements'
import type { LoginStore } from './login-store'

/** Asks for a code; counts down until the next one. */
export const CodeButton = observer(function CodeButton({ store }: { store: LoginStore }) {
  const { secondsLeft, codeRequest } = store
  const isWaiting = secondsLeft > 0
  return (
    <Tappable
      className={`login__code ${isWaiting ? 'login__code--waiting' : ''}`}
      isAriaDisabled={isWaiting}
      isBusy={codeRequest.isSubmitting}
      onTap={() => void store.requestCode()}
    >
      {isWaiting ? `${secondsLeft}秒后重新获取` : '获取验证码'}
    </Tappable>
  )
})
