import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'

/** Nothing was ever handed in this way. */
export const NoApplication = observer(function NoApplication({ returnTo }: { returnTo: string | undefined }) {
  const { navigation } = useStores()
  return (
    <ResultPage
      picture="closed"
      title="还没有提交证件资料"
      text="没有居民身份证时，可以用护照、通行证、居住证等证件完成实名认证。"
      actions={
        <>
          <Button onTap={() => navigation.go('identity/identity-info', { returnTo }, 'replace')}>
            去填写
          </Button>
          <Button
            tone="secondary"
            onTap={() => navigation.go('identity/identity-scan', { returnTo }, 'replace')}
          >
            用居民身份证认证
          </Button>
        </>
      }
    />
  )
})
