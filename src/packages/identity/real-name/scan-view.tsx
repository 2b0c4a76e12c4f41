import { observer } from 'mobx-react'
import type { agreementContent } from '@/contract/agreement'
import type { ResponseOf } from '@/contract/endpoint'
import { FlowPage } from '@/domains/flow/flow-page'
import { stepPosition } from '@/lib/flow'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { BadExamples } from './bad-examples'
import type { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'
import { SideSlot } from './side-slot'
import './scan-view.scss'

interface ScanViewProps {
  application: IdentityApplication
  agreement: ResponseOf<typeof agreementContent>
}

/** Consent first, then both sides of the card; each is judged and read as soon as it is there. */
export const ScanView = observer(function ScanView({ application, agreement }: ScanViewProps) {
  const { navigation } = useStores()
  const { front, back, scan, facts, lockedReason } = application
  const { agreed } = scan.fields
  const position = facts && stepPosition(identityFlow, facts, 'scan')
  if (!position) return null
  const handleLocked = () => {
    agreed.leave()
    focusElement(agreed.id)
  }
  return (
    <FlowPage
      position={position}
      submission={application.scanStep}
      draft={application.draft}
      submitText="完成拍摄"
      disabledReason={application.unreadReason}
    >
      <AgreementBox field={agreed} label={`本人单独同意收集身份证影像，《${agreement.title}》`}>
        本人单独同意远岚信托收集身份证影像，仅用于核实身份。
        <Tappable
          className="scan-view__agreement"
          role="link"
          onTap={() => navigation.go('content/agreement-text', { agreementId: agreement.agreementId })}
        >
          《{agreement.title}》
        </Tappable>
      </AgreementBox>
      <SideSlot
        reading={front}
        title="人像面"
        hint="有照片的一面"
        lockedReason={lockedReason}
        onLocked={handleLocked}
      />
      <SideSlot
        reading={back}
        title="国徽面"
        hint="有签发机关的一面"
        lockedReason={lockedReason}
        onLocked={handleLocked}
      />
      <BadExamples />
    </FlowPage>
  )
})
