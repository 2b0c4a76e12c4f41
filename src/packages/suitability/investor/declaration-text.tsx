import { observer } from 'mobx-react'
import { AgreementText } from '@/domains/reading/agreement-text'
import { useReading } from '@/domains/reading/use-reading'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import type { Declaration } from './declaration'

/** The declaration, which is read from here on. */
export const DeclarationText = observer(function DeclarationText({
  declaration,
}: {
  declaration: Declaration
}) {
  useReading(declaration.gate)
  return (
    <ResourceView resource={declaration.agreement}>
      {agreement => (
        <>
          <SectionHead title={agreement.title} />
          <AgreementText agreement={agreement} gate={declaration.gate} />
        </>
      )}
    </ResourceView>
  )
})
