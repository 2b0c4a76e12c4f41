import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DrawingSheet } from '@/platform/elements/image'
import { useStores } from '@/stores/root/context'
import { CheckLine } from '@/ui/fields/check-line'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import type { NameChoice } from './certificate-content'
import type { DrawnCertificate } from './use-certificate'
import './certificate-view.scss'

const NAMES: readonly { readonly value: NameChoice; readonly text: string }[] = [
  { value: 'masked', text: '隐去部分' },
  { value: 'full', text: '完整姓名' },
  { value: 'none', text: '匿名' },
]

/** The certificate as it will be saved, and what stands on it. */
export const CertificateView = observer(function CertificateView({ drawn }: { drawn: DrawnCertificate }) {
  const { ui } = useStores()
  const { choice, choose, picture, alt } = drawn
  return (
    <>
      <View className="certificate">
        {picture.url && (
          <Image
            className="certificate__picture"
            src={picture.url}
            showMenuByLongpress
            imgProps={{ alt, className: 'certificate__img' }}
          />
        )}
        {picture.hasFailed && (
          <View className="certificate__failed" role="alert">
            证书没有生成，请点“重新生成”再试一次。
          </View>
        )}
        <DrawingSheet />
      </View>
      <Card>
        <View className="certificate__label">证书上的姓名</View>
        <Chips
          label="证书上的姓名"
          options={NAMES}
          value={choice.name}
          isFitted
          onChange={name => choose({ name })}
        />
        {!ui.areAmountsHidden && (
          <CheckLine isChecked={choice.showsAmount} onChange={showsAmount => choose({ showsAmount })}>
            显示捐赠数额
          </CheckLine>
        )}
      </Card>
    </>
  )
})
