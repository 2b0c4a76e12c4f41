import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import type { PaperApplicationData } from '@/contract/papers'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { formatExpiry } from '@/lib/date'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import { Timeline } from '@/ui/kit/timeline'
import { outcomeOf } from './paper-texts'
import { PaperThumbnails } from './paper-thumbnails'

/** What was handed in, masked, with its photos, how it stands, and how it came so. */
export const AuthDetailView = observer(function AuthDetailView({
  application,
}: {
  application: PaperApplicationData
}) {
  const { tone, state, text } = outcomeOf(application)
  const { status, timeline, files } = application
  const isGone = status === ID_APPLICATION_STATUS.expired
  const isBad = isGone || status === ID_APPLICATION_STATUS.failed
  return (
    <>
      <Note tone={isBad ? 'warn' : 'info'}>{text}</Note>
      <Card>
        <SectionHead title={labelOf(ID_TYPE, application.idType)}>
          <Tag tone={tone}>{state}</Tag>
        </SectionHead>
        <KeyValue label="申请编号">{application.applyNo}</KeyValue>
        {!isGone && (
          <>
            <KeyValue label="姓名">{application.nameMask}</KeyValue>
            <KeyValue label="证件号码">{application.idNoMask}</KeyValue>
            <KeyValue label="国籍（地区）">{application.nationalityName}</KeyValue>
            <KeyValue label="出生日期">{application.birthDateMask}</KeyValue>
            <KeyValue label="性别">{labelOf(SEX, application.sex)}</KeyValue>
            <KeyValue label="证件有效期至">{formatExpiry(application.expireDate)}</KeyValue>
            <KeyValue label="手机号">{application.mobileMask}</KeyValue>
          </>
        )}
      </Card>
      {files.length > 0 && <PaperThumbnails files={files} />}
      {timeline.length > 0 && (
        <Card>
          <SectionHead title="办理进度" />
          <Timeline steps={timeline} />
        </Card>
      )}
    </>
  )
})
