import { observer } from 'mobx-react'
import { ID_REVIEW_WORKING_DAYS, type IdentityApplicationData } from '@/contract/identity'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { formatDate, formatExpiry } from '@/lib/date'
import { isOff, isOn } from '@/lib/flag'
import { HOTLINE } from '@/lib/hotline'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'

interface ResultViewProps {
  application: IdentityApplicationData | null
  /** Address of ours that waited for the identity. */
  returnTo: string | undefined
}

interface StateProps {
  application: IdentityApplicationData
  returnTo: string | undefined
}

/** What came of the application, and where it goes on from here. */
export const ResultView = observer(function ResultView({ application, returnTo }: ResultViewProps) {
  switch (application?.status) {
    case ID_APPLICATION_STATUS.passed:
      return <Passed application={application} returnTo={returnTo} />
    case ID_APPLICATION_STATUS.inReview:
      return <InReview application={application} returnTo={returnTo} />
    case ID_APPLICATION_STATUS.failed:
      return <Failed application={application} returnTo={returnTo} />
    default:
      return <Open application={application} returnTo={returnTo} />
  }
})

/** Back to what waited for the identity, else home. */
const LeaveButton = observer(function LeaveButton(props: {
  returnTo: string | undefined
  tone?: 'primary' | 'secondary'
  /** Nothing is done yet: 稍后办理. */
  isLater?: boolean
}) {
  const { navigation } = useStores()
  return (
    <Button tone={props.tone} onTap={() => navigation.returnTo(props.returnTo ?? '')}>
      {props.isLater ? '稍后办理' : props.returnTo ? '返回继续办理' : '完成'}
    </Button>
  )
})

const Passed = observer(function Passed({ application, returnTo }: StateProps) {
  const { navigation, user } = useStores()
  const { isUpdating, nameMask, idNoMask, cardEndDate } = application
  // It is the name on the card that is declared with: who has not done so does it next.
  const mayDeclare = isOff(user.user?.taxDeclared)
  return (
    <ResultPage
      picture="success"
      title={isOn(isUpdating) ? '证件已更新' : '实名认证已通过'}
      text={isOn(isUpdating) ? '新证件已生效，可以继续办理业务。' : '您的身份已核实，可以继续办理业务。'}
      facts={[
        { label: '姓名', value: nameMask },
        { label: '证件号码', value: idNoMask },
        { label: '证件有效期至', value: formatExpiry(cardEndDate) },
      ]}
      nextSteps={mayDeclare ? ['声明税收居民身份，约需 3 分钟', '完成风险承受能力测评'] : []}
      actions={
        <>
          {mayDeclare && (
            <Button onTap={() => navigation.go('identity/tax-type', { returnTo }, 'replace')}>
              去声明税收居民身份
            </Button>
          )}
          <LeaveButton returnTo={returnTo} tone={mayDeclare ? 'secondary' : 'primary'} />
        </>
      }
    />
  )
})

function InReview({ application, returnTo }: StateProps) {
  const { authApplyId, promisedDate, isUpdating } = application
  return (
    <ResultPage
      picture="closed"
      title="认证审核中"
      text={
        isOn(isUpdating)
          ? '新证件审核通过以前，您原来的身份信息照常有效。'
          : '工作人员正在核对您的证件照片与信息，无需重复提交。'
      }
      facts={[
        { label: '申请编号', value: authApplyId },
        { label: '最迟办结', value: formatDate(promisedDate) },
      ]}
      nextSteps={[
        `${ID_REVIEW_WORKING_DAYS} 个工作日内完成审核`,
        '结果以消息通知您',
        `有疑问可拨打 ${HOTLINE}`,
      ]}
      actions={<LeaveButton returnTo={returnTo} />}
    />
  )
}

const Failed = observer(function Failed({ application, returnTo }: StateProps) {
  const { navigation } = useStores()
  const { authApplyId, rejectReason, isUpdating } = application
  const handleAgain = () => navigation.go('identity/identity-scan', { returnTo, isUpdating }, 'replace')
  return (
    <ResultPage
      picture="error"
      title={isOn(isUpdating) ? '证件更新未通过' : '实名认证未通过'}
      text={`原因：${rejectReason}`}
      facts={[{ label: '申请编号', value: authApplyId }]}
      nextSteps={['按原因重新拍摄并核对', `仍有疑问可拨打 ${HOTLINE}`]}
      actions={
        <>
          <Button onTap={handleAgain}>重新认证</Button>
          <LeaveButton returnTo={returnTo} tone="secondary" isLater />
        </>
      }
    />
  )
})

/** Nothing is decided: it goes on where it was left, or has run out and begins anew. */
const Open = observer(function Open({ application, returnTo }: ResultViewProps) {
  const { navigation } = useStores()
  const isExpired = application?.status === ID_APPLICATION_STATUS.expired
  return (
    <ResultPage
      picture="closed"
      title={isExpired ? '申请已失效' : '认证尚未完成'}
      text={
        isExpired
          ? '24 小时内没有完成，照片与填写的内容已删除，请重新开始。'
          : '从上次离开的一步继续，已填写的内容都在。'
      }
      actions={
        <>
          <Button onTap={() => navigation.go('identity/identity-scan', { returnTo }, 'replace')}>
            {isExpired ? '重新开始' : application ? '继续认证' : '去认证'}
          </Button>
          <LeaveButton returnTo={returnTo} tone="secondary" isLater />
        </>
      }
    />
  )
})
