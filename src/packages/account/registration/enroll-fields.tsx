import { observer } from 'mobx-react'
import { CodeButton } from '@/domains/verification/code-button'
import { TYPED_MAX } from '@/lib/typed-number'
import { Tappable } from '@/platform/elements/elements'
import { TextField } from '@/ui/fields/text-field'
import { phone } from '@/ui/icon/glyphs/phone'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import type { EnrollStore } from './enroll-store'
import { Problem } from '@/ui/kit/problem'
import './enroll-fields.scss'

/** Phone and code; blanks that come with a pasted number do no harm. */
export const EnrollFields = observer(function EnrollFields({ store }: { store: EnrollStore }) {
  const { form, code } = store
  return (
    <Card className="enroll-fields">
      <TextField
        field={form.fields.mobile}
        label="手机号"
        kind="mobile"
        placeholder="11位手机号"
        maxLength={TYPED_MAX.mobile}
        helper="请用本人实名登记的号码，仅用于识别账户、发送验证码与重要通知"
      />
      <TextField
        field={form.fields.smsCode}
        label="验证码"
        kind="code"
        placeholder="6位数字"
        maxLength={TYPED_MAX.smsCode}
        helper="5分钟内有效，请勿告诉他人"
        aside={<CodeButton request={code.request} onTap={() => void code.askForText()} />}
      />
      {code.problem && !code.picture.isOpen && <Problem>{code.problem}</Problem>}
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
