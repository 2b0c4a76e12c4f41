import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/rich-element'
import { TextField } from '@/ui/fields/text-field'
import { phone } from '@/ui/icon/glyphs/phone'
import { refreshCw } from '@/ui/icon/glyphs/refresh-cw'
import { Icon } from '@/ui/icon/icon'
import { ResourceView } from '@/ui/states/resource-view'
import { FormSheet } from '@/ui/templates/form-sheet'
import { TYPED_MAX } from '@/lib/typed-number'
import type { PhoneCode } from './phone-code'
import './picture-sheet.scss'

/** Asks for the digits of a picture before a code goes out; who cannot see it is called instead (rule EL-06). */
export const PictureSheet = observer(function PictureSheet({ code }: { code: PhoneCode }) {
  const { picture, solving } = code
  return (
    <FormSheet
      isOpen={picture.isOpen}
      title="安全验证"
      submission={solving}
      submitText="发送短信验证码"
      busyText="发送中"
      disabledReason={picture.captchaId === undefined ? '请等图片显示后再填写' : undefined}
      onClose={picture.close}
    >
      <ResourceView resource={picture.picture} isJustAsked>
        {({ imageBase64 }) => (
          <View className="picture-sheet__line">
            <Picture className="picture-sheet__picture" src={imageBase64} alt="图形验证码，4 位数字" />
            <Tappable className="picture-sheet__renew" trackId="captcha-renew" onTap={picture.renew}>
              <Icon className="picture-sheet__icon" glyph={refreshCw} size={16} />
              看不清，换一张
            </Tappable>
          </View>
        )}
      </ResourceView>
      <TextField
        field={picture.form.fields.captchaCode}
        label="图中的数字"
        kind="number"
        placeholder="4 位数字"
        maxLength={TYPED_MAX.captcha}
        onConfirm={() => void solving.submit()}
      />
      <Tappable className="picture-sheet__voice" trackId="captcha-voice" onTap={() => void code.call()}>
        <Icon className="picture-sheet__icon" glyph={phone} size={16} />
        看不到图片？改用语音验证码
      </Tappable>
    </FormSheet>
  )
})
