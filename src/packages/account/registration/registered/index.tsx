import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import { NewCustomer } from '../new-customer'

const NEXT_STEPS = [
  '用刚才的手机号和验证码登录',
  '下载APP，完成实名认证（请准备好身份证件）',
  '完成风险承受能力评估与合格投资者认定，之后可以查看和认购产品',
]

export default definePage(function RegisteredPage() {
  const root = useStores()
  const { mobileMask } = root.get(NewCustomer)
  return (
    <PageShell route="account/registered">
      <ResultPage
        picture="success"
        title="注册成功"
        text="欢迎使用远岚信托"
        facts={mobileMask ? [{ label: '登录手机号', value: mobileMask }] : []}
        nextSteps={NEXT_STEPS}
        actions={
          <>
            <Button
              trackId="registered-login"
              onTap={() => root.navigation.go('account/login', {}, 'replace')}
            >
              去登录
            </Button>
            <Button
              tone="secondary"
              trackId="registered-download"
              onTap={() => root.navigation.go('content/download')}
            >
              下载APP
            </Button>
          </>
        }
      />
    </PageShell>
  )
})
