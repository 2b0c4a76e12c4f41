import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import type { PdfStore } from './pdf-store'
import { ReadingNote } from './reading-note'

/** Where the host's own viewer shows the file and tells nothing of it: the customer says that they have read it. */
export const ReadButton = observer(function ReadButton({ store }: { store: PdfStore }) {
  const { file, reading } = store
  if (!file.data?.docId || !store.hasOpened) return null
  if (store.isRead) return <View role="status">已标记为已读</View>
  return (
    <>
      <ReadingNote store={store} />
      {!reading.error && (
        <Button isBusy={reading.isSubmitting} onTap={() => void store.reportRead()}>
          我已读完
        </Button>
      )}
    </>
  )
})
