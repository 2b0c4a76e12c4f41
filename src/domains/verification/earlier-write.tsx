import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useStores } from '@/stores/root/context'
import { Tappable } from '@/platform/elements/elements'
import { Note } from '@/ui/kit/note'
import './earlier-write.scss'

interface EarlierWriteProps {
  write: {
    readonly earlier: { readonly kind: string; readonly text: string } | undefined
    catchUp(): Promise<void>
    dismiss(): void
  }
}

/** What came of a write whose answer was lost before this page was opened: asked for as soon as the customer is known. */
export const EarlierWrite = observer(function EarlierWrite({ write }: EarlierWriteProps) {
  const { user } = useStores()
  const customerId = user.user?.id
  useEffect(() => {
    if (customerId !== undefined) void write.catchUp()
  }, [write, customerId])
  const { earlier } = write
  if (!earlier) return null
  const isOpen = earlier.kind === 'unknown'
  return (
    <Note tone={earlier.kind === 'done' ? 'info' : 'warn'}>
      <View role="status">{earlier.text}</View>
      <Tappable className="earlier-write__way" onTap={isOpen ? () => void write.catchUp() : write.dismiss}>
        {isOpen ? '查询结果' : '知道了'}
      </Tappable>
    </Note>
  )
})
