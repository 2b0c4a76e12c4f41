import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import './code-button.scss'

interface CodeButtonProps {
  request: { readonly secondsLeft: number; readonly isSubmitting: boolean }
  onTap: () => void
}

/** Asks for a code; counts down until the next one. */
export const CodeButton = observer(function CodeButton({ request, onTap }: CodeButtonProps) {
  const isWaiting = request.secondsLeft > 0
  return (
    <Tappable
      className={`code-button ${isWaiting ? 'code-button--waiting' : ''}`}
      isAriaDisabled={isWaiting}
      isBusy={request.isSubmitting}
      onTap={onTap}
    >
      {isWaiting ? `${request.secondsLeft} 秒后重新获取` : '获取验证码'}
    </Tappable>
  )
})
