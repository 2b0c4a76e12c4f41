import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AppError } from '@/lib/app-error'
import { Button } from '@/ui/kit/button'
import { useRecovery } from '@/ui/states/use-recovery'
import './reading-note.scss'

interface Reading {
  readonly reading: { readonly error: AppError | undefined; readonly isSubmitting: boolean }
  readonly isTooShort: boolean
  recover(): void
}

/** A reading that does not count yet: why, and what to do about it. It is sent again by itself once the connection is back. */
export const ReadingNote = observer(function ReadingNote({ store }: { store: Reading }) {
  const { reading, isTooShort } = store
  // What is said here has just failed: only a connection that comes back is a reason to try again.
  useRecovery(store, true)
  if (reading.error) {
    return (
      <>
        <View className="reading-note" role="alert">
          {reading.error.isFinal
            ? reading.error.message
            : '阅读记录没有保存，尚未计为已读。请检查网络后重试。'}
        </View>
        {!reading.error.isFinal && (
          <Button isBusy={reading.isSubmitting} onTap={store.recover}>
            重新保存
          </Button>
        )}
      </>
    )
  }
  if (!isTooShort) return null
  return (
    <View className="reading-note" role="status">
      阅读时间不足，尚未计为已读。请继续阅读，稍后再回到文末。
    </View>
  )
})
