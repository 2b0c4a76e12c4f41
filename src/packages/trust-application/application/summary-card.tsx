import { observer } from 'mobx-react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { FT_SECTION } from '@/contract/tables/trust'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'

interface SummaryCardProps {
  part: FtApplicationDetail['summary'][number]
  /** Left out where it cannot be changed now. */
  onEdit?: () => void
}

const AMOUNT = /[\d,]+\.\d{2} 元/

/** A section as it is filled in, masked by the server; amounts obey the eye. */
export const SummaryCard = observer(function SummaryCard({ part, onEdit }: SummaryCardProps) {
  const { ui } = useStores()
  const name = labelOf(FT_SECTION, part.section)
  const shown = (value: string) => (ui.areAmountsHidden ? value.replace(AMOUNT, '****') : value)
  return (
    <>
      <SectionHead title={name} />
      <Card>
        {part.facts.map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {shown(value)}
          </KeyValue>
        ))}
      </Card>
      {onEdit && (
        <LinkCard>
          <RowLink title={`修改${name}`} trackId="ft-edit" onTap={onEdit} />
        </LinkCard>
      )}
    </>
  )
})
