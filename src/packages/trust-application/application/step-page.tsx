import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import type { FtStepId } from '@/contract/ft-submission'
import { FlowPage } from '@/domains/flow/flow-page'
import { StrayRemarks } from '@/domains/flow/stray-remarks'
import type { ServerDraft } from '@/domains/flow/server-draft'
import type { Remark } from '@/stores/form/part'
import type { Resource } from '@/stores/primitives/resource'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import type { Sendable } from '@/ui/templates/form-page'
import type { TrustApplication } from './trust-application'
import { useTrustStep } from './use-trust-step'

/** What a page of a step needs of its store; a `SectionStep` is one. */
interface StepStore {
  readonly application: TrustApplication
  readonly start: Resource<FtApplicationDetail>
  readonly draft: ServerDraft
  readonly submission: Sendable
  readonly strayRemarks: readonly Remark[]
}

interface StepPageProps {
  id: FtStepId
  step: StepStore
  disabledReason?: string
  beforeSubmit?: ReactNode
  children: (detail: FtApplicationDetail) => ReactNode
}

/** A step on the screen, once it is known that it may be shown. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const { id, step, children } = props
  const { application } = step
  const isAllowed = useTrustStep(application, id)
  return (
    <ResourceView resource={step.start} skeleton={<Skeleton shape="form" />}>
      {detail => {
        const position = application.positionOf(id)
        if (!isAllowed || !position) return null
        return (
          <FlowPage
            position={position}
            submission={step.submission}
            draft={step.draft}
            submitText={application.isReturned ? '保存修改' : undefined}
            disabledReason={props.disabledReason}
            onBack={position.number > 1 || application.isReturned ? () => application.goBack(id) : undefined}
            onExit={application.exit}
            beforeSubmit={props.beforeSubmit}
          >
            <StrayRemarks remarks={step.strayRemarks} />
            {children(detail)}
          </FlowPage>
        )
      }}
    </ResourceView>
  )
})
