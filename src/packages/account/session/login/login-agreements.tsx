import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { Tappable } from '@/platform/elements/elements'
import { AgreementBox } from '@/ui/fields/agreement-box'
import type { LoginStore } from './login-store'
import './login.scss'

/** The two agreements as links to their pages, and the tick, possible once both were read (rules V-READ, V-AGREE). */
export const LoginAgreements = observer(function LoginAgreements({ store }: { store: LoginStore }) {
  const isLocked = store.unread.length > 0
  return (
    <AgreementBox
      field={store.form.fields.agreed}
      label="我已阅读并同意用户注册协议和隐私政策"
      isLocked={isLocked}
      onLockedTap={store.readFirst}
    >
      <View className="login__terms">
        {isLocked ? '请先完整阅读以下协议，再勾选同意' : '我已阅读并同意'}
        {AGREEMENTS_TO_READ.map(({ code, title, route }) => (
          <Tappable
            key={code}
            className="login__terms-link"
            role="link"
            onTap={() => store.openAgreement(route)}
          >
            {`《${title}》${isLocked && store.isRead(code) ? '已读' : ''}`}
          </Tappable>
        ))}
      </View>
    </AgreementBox>
  )
})
