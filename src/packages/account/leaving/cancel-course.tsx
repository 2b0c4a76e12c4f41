import { observer } from 'mobx-react'
import type { Cancellation } from '@/contract/account-cancel'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { formatDate, formatMinute } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { ResultPage } from '@/ui/templates/result-page'
import type { CancelStore } from './cancel-store'

interface CancelCourseProps {
  store: CancelStore
  application: Cancellation
}

/** An application that waits for its decision: until when, what follows, and the way back. */
export const CancelCourse = observer(function CancelCourse({ store, application }: CancelCourseProps) {
  const { navigation } = useStores()
  const { withdrawal } = store
  const { applyNo, applyTime, promisedDate } = application
  useCancelDialog(!withdrawal.isSubmitting, () => store.withdraw(application))
  return (
    <ResultPage
      picture="success"
      title="注销申请审核中"
      text="审核完成以前账户照常使用，您可以随时撤回申请。"
      facts={[
        { label: '申请编号', value: applyNo },
        { label: '申请时间', value: formatMinute(applyTime) },
        { label: '最迟办结', value: formatDate(promisedDate) },
      ]}
      nextSteps={[
        '我们核对是否还有未办结的业务',
        '通过后账户注销，所有设备自动退出登录',
        '未通过时以消息告知原因，账户照常使用',
      ]}
      actions={
        <>
          {withdrawal.problem && <Problem isBoxed>{withdrawal.problem}</Problem>}
          <Button
            tone="secondary"
            isBusy={withdrawal.isSubmitting}
            trackId="cancel-withdraw"
            onTap={() => void store.withdraw(application)}
          >
            撤回申请
          </Button>
          <Button onTap={() => navigation.back()}>返回</Button>
        </>
      }
    />
  )
})
