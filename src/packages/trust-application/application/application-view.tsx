import { observer } from 'mobx-react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import type { FtStepId } from '@/contract/ft-submission'
import { labelOf } from '@/contract/labels'
import { FT_APPLY_STATUS, FT_STEPS, TRUST_KIND } from '@/contract/tables/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { isOn } from '@/lib/flag'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { Course } from '@/domains/trades/course'
import { DetailPage } from '@/ui/templates/detail-page'
import { ApplicationDock } from './application-dock'
import type { ApplicationPageStore } from './application-page'
import { DeliveryCard } from './delivery-card'
import { RemarkCards } from './remark-cards'
import { SummaryCard } from './summary-card'

/** An application as a whole: how far it is, what the reviewer wants, what is filled in, and what comes next. */
export const ApplicationView = observer(function ApplicationView({ store }: { store: ApplicationPageStore }) {
  return (
    <DetailPage
      resource={store.application.detail}
      renderDock={detail => <ApplicationDock store={store} detail={detail} />}
    >
      {detail => (
        <>
          <Head detail={detail} />
          <RemarkCards store={store} detail={detail} />
          <DeliveryCard store={store} detail={detail} />
          <Steps store={store} detail={detail} />
          {detail.summary.map(part => (
            <SummaryCard key={part.section} part={part} />
          ))}
          <Course steps={detail.timeline} />
          <SectionHead title="信托经理" />
          <Card>
            <KeyValue label="姓名">{detail.managerName}</KeyValue>
            <KeyValue label="电话">{detail.managerMobileMask}</KeyValue>
          </Card>
        </>
      )}
    </DetailPage>
  )
})

const Head = observer(function Head({ detail }: { detail: FtApplicationDetail }) {
  const { ftApplyStatus, statusNote, warnings } = detail
  return (
    <>
      <Card>
        <KeyValue label="信托名称">{detail.trustName || '未填写'}</KeyValue>
        <KeyValue label="信托类别">{detail.trustKind && labelOf(TRUST_KIND, detail.trustKind)}</KeyValue>
        <KeyValue label="设立金额（元）">
          <Money value={detail.initialAmount} />
        </KeyValue>
        <KeyValue label="申请编号">{detail.applyNo}</KeyValue>
        <KeyValue label="状态">{labelOf(FT_APPLY_STATUS, ftApplyStatus)}</KeyValue>
      </Card>
      {statusNote && (
        <Note tone={ftApplyStatus === FT_APPLY_STATUS.refused ? 'warn' : 'info'}>
          <AmountText>{statusNote}</AmountText>
        </Note>
      )}
      {ftApplyStatus === FT_APPLY_STATUS.draft &&
        warnings.map(warning => (
          <Note key={warning} tone="warn">
            {warning}
          </Note>
        ))}
    </>
  )
})

interface PartProps {
  store: ApplicationPageStore
  detail: FtApplicationDetail
}

/** The steps of a draft with how far each is; those that may be opened lead there. */
const Steps = observer(function Steps({ store, detail }: PartProps) {
  if (detail.ftApplyStatus !== FT_APPLY_STATUS.draft) return null
  const steps = detail.steps.map((step, index) => ({ ...step, name: FT_STEPS[index] ?? '' }))
  const needed = steps.filter(({ isNeeded }) => isOn(isNeeded))
  const openId = needed.find(({ isDone }) => !isOn(isDone))?.id
  return (
    <>
      <SectionHead title="填写步骤" />
      <LinkCard>
        {needed.map(({ id, name, isDone }, index) => {
          const canOpen = isOn(isDone) || id === openId
          return (
            <RowLink
              key={id}
              title={`${index + 1}. ${name}`}
              value={wordOf(id, isDone, openId)}
              trackId="ft-step"
              onTap={canOpen ? () => store.application.open(id) : undefined}
            />
          )
        })}
      </LinkCard>
    </>
  )
})

function wordOf(id: FtStepId, isDone: '0' | '1', openId: FtStepId | undefined): string {
  if (isOn(isDone)) return '已完成'
  return id === openId ? '待填写' : '未开始'
}
