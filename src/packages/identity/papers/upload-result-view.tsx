import { observer } from 'mobx-react'
import { ID_REVIEW_WORKING_DAYS } from '@/contract/identity'
import { labelOf } from '@/contract/labels'
import type { PaperApplicationData } from '@/contract/papers'
import { ID_TYPE } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { HOTLINE } from '@/lib/hotline'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResultPage } from '@/ui/templates/result-page'
import { NoApplication } from './no-application'
import { outcomeOf } from './paper-texts'

interface UploadResultViewProps {
  application: PaperApplicationData | null
  /** Address of ours that waits for the identity. */
  returnTo: string | undefined
}

/** What was handed in, how long it takes, and what follows; decided, what came of it. */
export const UploadResultView = observer(function UploadResultView(props: UploadResultViewProps) {
  const { application, returnTo } = props
  const { navigation } = useStores()
  if (!application) return <NoApplication returnTo={returnTo} />
  const { applyNo, status, idType, promisedDate, isUpdating } = application
  const isWaiting = status === ID_APPLICATION_STATUS.inReview
  const { title, picture, text } = outcomeOf(application)
  return (
    <ResultPage
      picture={picture}
      title={title}
      text={isWaiting && isOn(isUpdating) ? '新证件审核通过以前，您原来的身份信息照常有效。' : text}
      facts={[
        { label: '申请编号', value: applyNo },
        { label: '证件类型', value: labelOf(ID_TYPE, idType) },
        ...(isWaiting ? [{ label: '最迟办结', value: formatDate(promisedDate) }] : []),
      ]}
      nextSteps={
        isWaiting
          ? [
              `1 至 ${ID_REVIEW_WORKING_DAYS} 个工作日内完成审核`,
              '结果以消息通知您，可在认证详情查看进度',
              `有疑问可拨打 ${HOTLINE}`,
            ]
          : []
      }
      actions={
        <>
          <Button
            trackId="papers-detail"
            onTap={() => navigation.go('identity/auth-detail', { applyNo, returnTo }, 'replace')}
          >
            查看认证详情
          </Button>
          <Button tone="secondary" onTap={() => navigation.returnTo(returnTo ?? '')}>
            {returnTo ? '返回继续办理' : '完成'}
          </Button>
        </>
      }
    />
  )
})
