import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { PageShell } from '@/domains/shell/page-shell'
import { CodeButton } from '@/domains/verification/code-button'
import { useParams } from '@/domains/shell/use-params'
import { Heading } from '@/platform/elements'
import { HAS_WECHAT_LOGIN } from '@/platform/wechat-login'
import { useStores } from '@/stores/context'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { TextField } from '@/ui/fields/text-field'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { FormPage } from '@/ui/templates/form-page'
import { LoginStore } from './login-store'
import { TermsLinks } from './terms-links'
import './login.scss'

export default observer(function LoginPage() {
  const root = useStores()
  const [store] = useState(() => new LoginStore(root))
  const { redirect } = useParams('login')
  useEffect(() => () => store.dispose(), [store])
  const { form, login } = store
  return (
    <PageShell route="login">
      <FormPage
        form={form}
        submission={login}
        submitText="登录"
        beforeSubmit={
          <AgreementBox form={form} label="我已阅读并同意用户注册协议和隐私政策">
            <TermsLinks />
          </AgreementBox>
        }
        afterSubmit={
          <>
            {HAS_WECHAT_LOGIN && (
              <Button
                tone="secondary"
                isBusy={store.wechatLogin.isSubmitting}
                busyText="登录中"
                onTap={() => void store.submitWechat(redirect)}
              >
                微信快捷登录
              </Button>
            )}
            <Button tone="secondary" trackId="login-enroll" onTap={() => root.navigation.go('enroll')}>
              没有账户，去注册
            </Button>
          </>
        }
        onSubmit={() => void store.submit(redirect)}
      >
        <View className="login__head">
          <Heading level={1} className="login__title">
            手机号登录
          </Heading>
          <View className="login__why">手机号仅用于确认您的身份与发送验证码</View>
        </View>
        <Card className="login__card">
          <TextField
            form={form}
            name="mobile"
            label="手机号"
            kind="mobile"
            placeholder="11位手机号"
            maxLength={11}
          />
          <TextField
            form={form}
            name="smsCode"
            label="验证码"
            kind="code"
            placeholder="6位数字"
            maxLength={6}
            helper="验证码5分钟内有效，请勿告诉他人"
            aside={<CodeButton request={store.code} onTap={() => void store.requestCode()} />}
          />
        </Card>
      </FormPage>
    </PageShell>
  )
})
