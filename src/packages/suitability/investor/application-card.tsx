import { observer } from 'mobx-react'
import type { InvestorApplication } from '@/contract/investor'
import { Money } from '@/domains/amounts/money'
import { formatMinute } from '@/lib/date'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { criterionText } from './investor-texts'

/** What was handed in last. */
export const ApplicationCard = observer(function ApplicationCard(props: {
  application: InvestorApplication
}) {
  const { applyId, criterion, amount, years, files, submitTime } = props.application
  return (
    <>
      <SectionHead title="最近一次申请" />
      <Card>
        <KeyValue label="申请编号">{applyId}</KeyValue>
        <KeyValue label="提交时间">{formatMinute(submitTime)}</KeyValue>
        <KeyValue label="符合的标准">{criterionText(criterion)}</KeyValue>
        <KeyValue label="金额（元）">
          <Money value={amount} />
        </KeyValue>
        <KeyValue label="投资经历">{years}年</KeyValue>
        {files.length > 0 && <KeyValue label="证明材料">{files.length} 份</KeyValue>}
      </Card>
    </>
  )
})
