import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FlowPage } from '@/domains/flow/flow-page'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { stepPosition } from '@/lib/flow'
import { focusElement } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { InvestorApplication } from './investor-application'
import { investorFlow } from './investor-flow'
import { proofTexts } from './investor-texts'

/** What proves it: the separate consent first, since bank statements are sensitive information, then the files (rule V-FILE). */
export const ProofStep = observer(function ProofStep({ application }: { application: InvestorApplication }) {
  const { navigation } = useStores()
  const { proof, facts, known, files } = application
  const { consented } = proof.fields
  const position = known && stepPosition(investorFlow, known, 'proof')
  if (!position) return null
  const handleLocked = () => {
    consented.leave()
    focusElement(consented.id)
  }
  return (
    <FlowPage
      position={position}
      submission={application.proofStep}
      draft={application.draft}
      onBack={navigation.back}
    >
      <SectionHead title="可以提交的材料" />
      <Card>
        <View role="list">
          {proofTexts(facts.fields.criterion.value).map((text, index) => (
            <View key={text} role="listitem">
              {index + 1}. {text}
            </View>
          ))}
        </View>
      </Card>
      <Note>材料应为近 3 个月内出具，姓名、金额、日期和印章清晰可见。</Note>
      <CheckField field={consented}>
        本人单独同意远岚信托收集资产、负债或收入证明，仅用于合格投资者认定。
      </CheckField>
      <FileListCard
        files={files}
        title="证明材料"
        lockedReason={consented.value ? undefined : '请先勾选上方的单独同意'}
        onLocked={handleLocked}
      />
    </FlowPage>
  )
})
