import { View } from '@tarojs/components'
import { ScaleSwitch } from '@/domains/settings/scale-switch'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import type { PhoneCode } from '@/domains/verification/phone-code'
import { Heading } from '@/platform/elements/elements'
import { onDemand } from '@/platform/elements/on-demand'
import { Picture } from '@/platform/elements/picture'
import { HAS_WECHAT_LOGIN } from '@/platform/host/wechat-login'
import { useStores } from '@/stores/root/context'
import { HOTLINE } from '@/lib/hotline'
import { BRAND_MARK } from '@/ui/brand/mark'
import { Button } from '@/ui/kit/button'
import { unbroken } from '@/ui/kit/unbroken'
import { FormPage } from '@/ui/templates/form-page'
import { LoginAgreements } from './login-agreements'
import { LoginFields } from './login-fields'
import { LoginStore } from './login-store'
import './login.scss'

/** Few logins want a picture: its code comes with the first. */
const PictureSheet = onDemand<{ code: PhoneCode; isOpen: boolean }>(
  async () => (await import('@/domains/verification/picture-sheet')).PictureSheet,
  ({ isOpen }) => isOpen,
)

export default definePage(function LoginPage() {
  const root = useStores()
  // A page in the mini-program's web-view asks for the login by `webview`: the customer goes on on the page of ours.
  const { redirect, webview } = useParams('account/login')
  const store = usePageStore(() => new LoginStore(root, redirect ?? webview))
  return (
    <PageShell route="account/login">
      <FormPage
        submission={store}
        submitText="登录"
        beforeSubmit={<LoginAgreements store={store} />}
        afterSubmit={
          <>
            {HAS_WECHAT_LOGIN && (
              <Button
                tone="secondary"
                isBusy={store.wechatLogin.isSubmitting}
                busyText="登录中"
                onTap={() => void store.submitWechat()}
              >
                微信快捷登录
              </Button>
            )}
            <Button
              tone="secondary"
              trackId="login-enroll"
              onTap={() => root.navigation.go('account/enroll')}
            >
              没有账户，去注册
            </Button>
          </>
        }
      >
        <View className="login__head">
          <View className="login__brand">
            <Picture className="login__mark" drawing={BRAND_MARK} />
            <View className="login__house">
              <View className="login__name">远岚信托</View>
              <View className="login__trust">{unbroken(`持牌信托机构 · 人工客服 ${HOTLINE}`)}</View>
            </View>
            <ScaleSwitch />
          </View>
          <Heading level={1} className="login__title">
            手机号登录
          </Heading>
          <View className="login__why">手机号仅用于确认您的身份与发送验证码</View>
        </View>
        <LoginFields store={store} />
      </FormPage>
      <PictureSheet code={store.code} isOpen={store.code.picture.isOpen} />
    </PageShell>
  )
})
