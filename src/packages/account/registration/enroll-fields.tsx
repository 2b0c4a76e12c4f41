import { observer } from 'mobx-react'
import { PhoneCodeFields } from '@/domains/verification/phone-code-fields'
import { Tappable } from '@/platform/elements/elements'
import { phone } from '@/ui/icon/glyphs/phone'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import type { EnrollStore } from './enroll-store'
import './enroll-fields.scss'

/** Phone and code, by text or by a call. */
export const EnrollFields = observer(function EnrollFields({ store }: { store: EnrollStore }) {
  const { form, code } = store
  const { mobile, smsCode } = form.fields
  return (
    <Card className="enroll-fields">
      <PhoneCodeFields
        mobile={mobile}
        smsCode={smsCode}
        code={code}
        mobileHelper="请用本人实名登记的号码，仅用于识别账户、发送验证码与重要通知"
      />
      <Tappable
        className="enroll-fields__voice"
        isAriaDisabled={code.request.secondsLeft > 0}
        trackId="enroll-voice"
        onTap={() => void code.call()}
      >
        <Icon className="enroll-fields__icon" glyph={phone} size={16} />
        语音验证码
      </Tappable>
    </Card>
  )
})
