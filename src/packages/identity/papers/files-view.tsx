import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { ID_TYPE } from '@/contract/tables/customer'
import { FlowPage } from '@/domains/flow/flow-page'
import { stepPosition } from '@/lib/flow'
import { maskName, maskPaperNo } from '@/lib/mask'
import { Card, KeyValue } from '@/ui/kit/card'
import { FieldError } from '@/ui/fields/field-error'
import { BadExamples } from '../shared/bad-examples'
import { PartSlot } from '../shared/part-slot'
import type { PaperApplication } from './paper-application'
import { paperFlow } from './paper-flow'
import { RefusedNote } from './refused-note'

/** The photos that this document asks for: each judged and handed in as soon as it is taken. */
export const FilesView = observer(function FilesView({ application }: { application: PaperApplication }) {
  const { facts, info, photos, filesProblem } = application
  const { idType, name, idNo } = info.fields
  const position = facts && stepPosition(paperFlow, facts, 'files')
  if (!position) return null
  return (
    <FlowPage
      position={position}
      submission={application.filesStep}
      draft={application.draft}
      submitText="提交审核"
      disabledReason={photos.busyReason}
      onBack={application.backToInfo}
    >
      <RefusedNote reason={application.rejectReason} />
      <Card>
        <KeyValue label="姓名">{maskName(name.value)}</KeyValue>
        <KeyValue label={labelOf(ID_TYPE, idType.value)}>{maskPaperNo(idNo.value)}</KeyValue>
        <KeyValue label="必传照片">
          至少上传 {photos.leastCount} 张，已上传 {photos.count} 张
        </KeyValue>
      </Card>
      {filesProblem && <FieldError>{filesProblem}</FieldError>}
      {photos.asked.map(photo => (
        <PartSlot key={photo.part} photo={photo} />
      ))}
      <BadExamples />
    </FlowPage>
  )
})
