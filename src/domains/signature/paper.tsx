import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SignaturePad } from '@/platform/elements/signature-pad'
import type { SignatureStore } from './signature-store'
import './paper.scss'

interface PaperProps {
  readonly store: SignatureStore
  readonly name: string
  /** Its lines run down the screen. */
  readonly isTurned?: boolean
}

/** The pad with the line to write on. */
export const Paper = observer(function Paper({ store, name, isTurned = false }: PaperProps) {
  return (
    <View className={`paper ${isTurned ? 'paper--turned' : ''}`}>
      <View className="paper__line" aria-hidden />
      <View className="paper__hint">
        <View className="paper__words">请用正楷签写，与证件姓名一致</View>
      </View>
      <SignaturePad
        label={`签名区，请签 ${name}。写字不便可点“改用输入”，键入姓名并短信确认，效力相同`}
        writing={store.writing}
        isTurned={isTurned}
        isOff={store.isBusy}
        onStroke={store.add}
      />
    </View>
  )
})
