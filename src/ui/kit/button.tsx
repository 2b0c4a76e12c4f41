import { type ReactNode, useId } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { ReasonLine } from './reason-line'
import './button.scss'

interface ButtonProps {
  children: ReactNode
  tone?: 'primary' | 'secondary' | 'dawn' | 'ghost'
  /** While a write is in flight: keeps its width, shows 提交中 and takes no taps. */
  isBusy?: boolean
  /** Why the button does nothing now; stands above it and is read out with it. */
  disabledReason?: string
  /** Id of a reason that already stands elsewhere: the button is off because of it. */
  disabledBy?: string
  /** Where there is a way out of the reason: a tap on the disabled button leads there. */
  onDisabledTap?: () => void
  busyText?: string
  trackId?: string
  onTap: () => void
}

/** The kit's button, 48 dp high (care: 60); a disabled one always says why. */
export function Button({
  tone = 'primary',
  isBusy = false,
  disabledReason,
  disabledBy,
  ...props
}: ButtonProps) {
  const id = useId()
  const reasonId = disabledReason ? `why-${id}` : disabledBy
  const isOff = reasonId !== undefined
  const handleTap = () => {
    if (isBusy) return
    if (isOff) props.onDisabledTap?.()
    else props.onTap()
  }
  return (
    <>
      {disabledReason && <ReasonLine id={reasonId} text={disabledReason} />}
      <Tappable
        className={`button button--${tone} ${isOff ? 'button--off' : ''}`}
        isAriaDisabled={isOff || isBusy}
        isBusy={isBusy}
        describedBy={reasonId}
        trackId={props.trackId}
        onTap={handleTap}
      >
        {isBusy ? (props.busyText ?? '提交中') : props.children}
      </Tappable>
    </>
  )
}
