import { View } from '@tarojs/components'
import { useId } from 'react'
import { Button } from './button'
import { ReasonLine } from './reason-line'
import './action-bar.scss'

export interface Action {
  readonly text: string
  readonly tone?: 'primary' | 'secondary'
  readonly isBusy?: boolean
  /** Why it does nothing now: stands above the buttons and is read out with this one. */
  readonly disabledReason?: string
  /** Where a tap leads while it is disabled: to what would enable it. */
  readonly onDisabledTap?: () => void
  readonly trackId?: string
  readonly onTap: () => void
}

/** One to three actions side by side, the main one at the right; in care mode below each other, the main one first. */
export function ActionBar({ actions }: { actions: readonly Action[] }) {
  const id = useId()
  return (
    <>
      {actions.map(
        (action, index) =>
          action.disabledReason && (
            <ReasonLine key={action.text} id={`${id}-${index}`} text={action.disabledReason} />
          ),
      )}
      <View className={`action-bar ${actions.length > 2 ? 'action-bar--three' : ''}`}>
        {actions.map((action, index) => (
          <View key={action.text} className="action-bar__slot">
            <Button
              tone={action.tone}
              isBusy={action.isBusy}
              disabledBy={action.disabledReason ? `${id}-${index}` : undefined}
              onDisabledTap={action.onDisabledTap}
              trackId={action.trackId}
              onTap={action.onTap}
            >
              {action.text}
            </Button>
          </View>
        ))}
      </View>
    </>
  )
}
