import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { formatExpiry } from '@/lib/date'
import { IdentityStore } from '@/stores/root/identity-store'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'

interface ProofGateProps {
  /** An application is filled in: it is gone on with. */
  hasBegun: boolean
  /** Address of ours that waits for the identity; `''` for none. */
  returnTo: string
  /** The page that says how the application stands that people have. */
  inReview: 'identity/real-name-result' | 'identity/auth-detail'
  /** The page was opened to renew the document. */
  isUpdating: boolean
  children: ReactNode
}

const VALID: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expiring]

/** Who need not apply is told so: the identity holds, or people are looking at what was handed in the other way. */
export const ProofGate = observer(function ProofGate(props: ProofGateProps) {
  const { hasBegun, returnTo, isUpdating, inReview, children } = props
  const stores = useStores()
  const { user, navigation } = stores
  const [isRenewing, setRenewing] = useState(isUpdating || stores.get(IdentityStore).isUpdating)
  const { authStatus = '', idExpireDate } = user.user ?? {}
  const leave = () => navigation.returnTo(returnTo)
  if (hasBegun) return <>{children}</>
  if (authStatus === AUTH_STATUS.inReview) {
    return (
      <ResultPage
        picture="closed"
        title="认证审核中"
        text="您提交的证件正在审核，结果会以消息通知您，无需重复提交。"
        actions={
          <>
            <Button onTap={() => navigation.go(inReview, { returnTo }, 'replace')}>查看进度</Button>
            <Button tone="secondary" onTap={leave}>
              知道了
            </Button>
          </>
        }
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
          <Button onTap={leave}>{returnTo ? '返回继续办理' : '完成'}</Button>
          <Button tone="secondary" trackId="id-renew" onTap={() => setRenewing(true)}>
            更新证件
          </Button>
        </>
      }
    />
  )
})
