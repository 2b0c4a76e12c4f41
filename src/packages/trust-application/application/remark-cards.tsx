import { observer } from 'mobx-react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import { FT_STEP_IDS } from '@/contract/ft-submission'
import { labelOf } from '@/contract/labels'
import { FT_APPLY_STATUS, FT_SECTION } from '@/contract/tables/trust'
import { isOn } from '@/lib/flag'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import type { ApplicationPageStore } from './application-page'

interface RemarkCardsProps {
  store: ApplicationPageStore
  detail: FtApplicationDetail
}

/** What the reviewer wants, each with the way to its field; sections that are open because of it stand among them. */
export const RemarkCards = observer(function RemarkCards({ store, detail }: RemarkCardsProps) {
  if (detail.ftApplyStatus !== FT_APPLY_STATUS.returned) return null
  const { remarks, steps } = detail
  const goTo = (section: string) => {
    const id = FT_STEP_IDS.find(step => step === section)
    if (id) store.application.open(id)
  }
  const missing = steps.filter(
    ({ id, isNeeded, isDone }) =>
      isOn(isNeeded) && !isOn(isDone) && !remarks.some(({ section }) => section === id),
  )
  return (
    <>
      <SectionHead title="审核意见" />
      <LinkCard>
        {remarks.map(({ section, field, content, time, isMended }) => (
          <RowLink
            key={section + field + content}
            title={content}
            caption={`${labelOf(FT_SECTION, section)}，${time.slice(5, 16)}`}
            value={isOn(isMended) ? '已修改' : '待修改'}
            trackId="ft-remark"
            onTap={() => goTo(section)}
          />
        ))}
        {missing.map(({ id }) => (
          <RowLink
            key={id}
            title={`请补充${labelOf(FT_SECTION, id)}`}
            value="待填写"
            trackId="ft-missing"
            onTap={() => goTo(id)}
          />
        ))}
      </LinkCard>
    </>
  )
})
