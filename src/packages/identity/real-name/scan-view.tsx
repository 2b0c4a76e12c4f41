import { observer } from 'mobx-react'
import type { agreementContent } from '@/contract/agreement'
import type { ResponseOf } from '@/contract/endpoint'
import { FlowPage } from '@/domains/flow/flow-page'
import { stepPosition } from '@/lib/flow'
import { focusElement } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { BadExamples } from '../shared/bad-examples'
import { ConsentBox } from '../shared/consent-box'
import type { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'
import { SideSlot } from './side-slot'

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
      <ConsentBox field={agreed} agreement={agreement} matter="身份证影像" />
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
      <LinkCard>
        <RowLink
          title="没有居民身份证"
          caption="用护照、通行证、居住证等证件认证"
          trackId="id-papers"
          {...navigation.link('identity/identity-info', { returnTo: application.returnTo })}
        />
      </LinkCard>
    </FlowPage>
  )
})
