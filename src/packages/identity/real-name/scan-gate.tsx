import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { formatExpiry } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import type { IdentityApplication } from './identity-application'

interface ScanGateProps {
  application: IdentityApplication
  /** The page was opened to renew the card. */
  isUpdating: boolean
  children: ReactNode
}

const VALID: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expiring]

/** Who need not photograph a card is told so: the identity holds, or people are looking at another document. */
export const ScanGate = observer(function ScanGate({ application, isUpdating, children }: ScanGateProps) {
  const { user, identity, navigation } = useStores()
  const [isRenewing, setRenewing] = useState(isUpdating || identity.isUpdating)
  const { authStatus = '', idExpireDate } = user.user ?? {}
  const hasBegun = application.authApplyId !== ''
  const leave = () => navigation.openAddress(application.returnTo, 'replace')
  if (hasBegun) return <>{children}</>
  if (authStatus === AUTH_STATUS.inReview) {
    return (
      <ResultPage
        picture="closed"
        title="认证审核中"
        text="您提交的证件正在审核，结果会以消息通知您，无需重复提交。"
        actions={<Button onTap={leave}>知道了</Button>}
      />
    )
  }
  if (!VALID.includes(authStatus) || isRenewing) return <>{children}</>
  return (
    <ResultPage
      picture="success"
      title="您已完成实名认证"
      facts={[{ label: '证件有效期至', value: formatExpiry(idExpireDate) }]}
      actions={
        <>
          <Button onTap={leave}>{application.returnTo ? '返回继续办理' : '完成'}</Button>
          <Button tone="secondary" trackId="id-renew" onTap={() => setRenewing(true)}>
            更新证件
          </Button>
        </>
      }
    />
  )
})
