import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { FlowPage } from '@/domains/flow/flow-page'
import { maskName, maskPaperNo } from '@/lib/mask'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import { BadExamples } from '../shared/bad-examples'
import { PartSlot } from '../shared/part-slot'
import { useApplicationStep } from '../shared/use-application-step'
import { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'

interface ManualUploadProps {
  authApplyId: string
  /** Address of ours that waits for the identity. */
  returnTo: string | undefined
}

/** In the place of the face check: one photo of the holder with the card; everything else is there already. */
export const ManualUpload = observer(function ManualUpload({ authApplyId, returnTo }: ManualUploadProps) {
  const application = useFlow(IdentityApplication)
  const isOpen = useApplicationStep(application, identityFlow, 'face', { id: authApplyId })
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  return (
    <ResourceView resource={application.start}>
      {() => isOpen && <ManualView application={application} />}
    </ResourceView>
  )
})

const ManualView = observer(function ManualView({ application }: { application: IdentityApplication }) {
  const { navigation } = useStores()
  const { name, cardNo } = application.info.fields
  return (
    <FlowPage
      position={{ number: 1, total: 1, title: '人工审核' }}
      submission={application.manual.submission}
      draft={application.draft}
      submitText="提交审核"
      onBack={navigation.back}
    >
      <Note>工作人员将核对您的证件照片与信息，1 至 3 个工作日内以消息告知结果。已填写的内容无须重填。</Note>
      <Card>
        <KeyValue label="姓名">{maskName(name.value)}</KeyValue>
        <KeyValue label="证件号码">{maskPaperNo(cardNo.value)}</KeyValue>
      </Card>
      <PartSlot photo={application.manual.held} />
      <BadExamples />
    </FlowPage>
  )
})
