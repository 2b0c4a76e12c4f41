import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SignatureStore } from './signature-store'

/** How much stands on the paper, for who does not see it: said with every stroke. */
export const StrokeCount = observer(function StrokeCount({
  id,
  store,
}: {
  id: string
  store: SignatureStore
}) {
  const { strokeCount } = store
  return (
    <View id={id} className="sr-only" role="status">
      {strokeCount === 0 ? '还没有落笔' : `已签 ${strokeCount} 笔`}
    </View>
  )
})
