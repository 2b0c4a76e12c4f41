import { observer } from 'mobx-react'
import type { Timeline as Steps } from '@/contract/timeline'
import { coverAmounts } from '@/domains/amounts/cover-amounts'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Timeline } from '@/ui/kit/timeline'

/** What has happened, and what is still to come; amounts in its remarks obey the eye. */
export const Course = observer(function Course({ steps }: { steps: Steps }) {
  const { ui } = useStores()
  const shown = ui.areAmountsHidden
    ? steps.map(step => ({ ...step, remark: coverAmounts(step.remark) }))
    : steps
  return (
    <Card>
      <SectionHead title="进度" />
      <Timeline steps={shown} />
    </Card>
  )
})
