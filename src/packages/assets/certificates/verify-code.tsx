import { View } from '@tarojs/components'
import { CopySign } from '@/domains/shell/copy-sign'
import { Selectable } from '@/platform/elements/selectable'
import './verify-code.scss'

/** The code that stands on a certificate, to be copied for whoever wants to know whether it is true. */
export function VerifyCode({ code }: { code: string }) {
  return (
    <View className="verify-code">
      验真码 <Selectable>{code}</Selectable>
      <CopySign text={code} name="验真码" trackId="certificate-copy" />
    </View>
  )
}
