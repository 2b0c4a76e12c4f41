import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { INVESTOR_REVIEW_WORKING_DAYS, type QualifiedInfo } from '@/contract/investor'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { GateNote } from '@/domains/gates/gate-note'
import { formatExpiry } from '@/lib/date'
import { INVESTOR_YEARS } from '@/lib/investor-rules'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import { ApplicationCard } from './application-card'
import { criterionOptions, standingText } from './investor-texts'
import './investor-overview.scss'

/** How the customer stands as an investor, what was handed in, and what one has to meet. */
export const InvestorOverview = observer(function InvestorOverview({ info }: { info: QualifiedInfo }) {
  const { tone, word, sentence } = standingText(info)
  const { application, gate } = info
  return (
    <>
      <Card>
        <SectionHead title="认定状态">
          <Tag tone={tone}>{word}</Tag>
        </SectionHead>
        <View className="investor-overview__sentence">{sentence}</View>
        {info.status === QUALIFIED_STATUS.passed && (
          <KeyValue label="有效期至">{formatExpiry(info.expireDate)}</KeyValue>
        )}
      </Card>
      <RenewalNote info={info} />
      {gate !== '' && <GateNote code={gate} />}
      {application && <ApplicationCard application={application} />}
      <SectionHead title="合格投资者的标准" />
      <Card>
        <View>具有{INVESTOR_YEARS}年以上投资经历，并且符合下列标准之一：</View>
        <View role="list">
          {criterionOptions().map(({ value, text, note }) => (
            <View key={value} role="listitem" className="investor-overview__criterion">
              <View>{text}</View>
              <View className="investor-overview__meaning">{note}</View>
            </View>
          ))}
        </View>
      </Card>
      <SectionHead title="怎样办理" />
      <Card>
        <KeyValue label="需要准备">资产、负债或近 3 年收入的证明</KeyValue>
        <KeyValue label="办理时间">约需 5 分钟，可以中途保存</KeyValue>
        <KeyValue label="审核时间">{INVESTOR_REVIEW_WORKING_DAYS} 个工作日内</KeyValue>
        <KeyValue label="有效期">自通过之日起 12 个月</KeyValue>
      </Card>
    </>
  )
})

/** What still counts has an application in its place, or none that was passed. */
function RenewalNote({ info: { status, application } }: { info: QualifiedInfo }) {
  if (status !== QUALIFIED_STATUS.passed || !application) return null
  if (application.status === INVESTOR_APPLICATION_STATUS.inReview) {
    return <Note>新的申请正在审核，最迟 {application.promisedDate} 告知结果；在此之前，原认定继续有效。</Note>
  }
  if (application.status !== INVESTOR_APPLICATION_STATUS.rejected) return null
  return <Note tone="warn">新的申请未通过，原因：{application.rejectReason}。原认定到期前继续有效。</Note>
}
