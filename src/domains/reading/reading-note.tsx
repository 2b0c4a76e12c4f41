import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { useRecovery } from '@/ui/states/use-recovery'
import type { ReadingGate } from './reading-gate'
import './reading-note.scss'

/** A reading that does not count yet: why, and what to do about it. It is sent again by itself once the connection is back. */
export const ReadingNote = observer(function ReadingNote({ gate }: { gate: ReadingGate }) {
  const { reading, isTooShort } = gate
  // What is said here has just failed: only a connection that comes back is a reason to try again.
  useRecovery(gate, true)
  if (reading.error) {
    return (
      <>
        <View className="reading-note" role="alert">
          {reading.error.isFinal
            ? reading.error.message
            : '阅读记录没有保存，尚未计为已读。请检查网络后重试。'}
        </View>
        {!reading.error.isFinal && (
          <Button isBusy={reading.isSubmitting} onTap={gate.recover}>
            重新保存
          </Button>
        )}
      </>
    )
  }
  if (gate.isReplaced) {
    return (
      <View className="reading-note" role="alert">
        文件已更新。以上是新的版本，请从头阅读至文末。
      </View>
    )
  }
  if (!isTooShort) return null
  return (
    <View className="reading-note" role="status">
      阅读时间不足，尚未计为已读。请继续阅读，稍后再回到文末。
    </View>
  )
})
