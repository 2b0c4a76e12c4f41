import { observer } from 'mobx-react'
import { ADVISOR_CHANGE_REASONS, type AdvisorChangeReason, type AdvisorInfo } from '@/contract/advisor'
import { useStores } from '@/stores/root/context'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { FormSheet } from '@/ui/templates/form-sheet'
import { squarePen } from '@/ui/icon/glyphs/square-pen'
import { users } from '@/ui/icon/glyphs/users'
import type { AdvisorStore } from './advisor-store'
import { ReferralRow } from './referral-row'

const REASONS = (Object.keys(ADVISOR_CHANGE_REASONS) as AdvisorChangeReason[]).map(value => ({
  value,
  text: ADVISOR_CHANGE_REASONS[value],
}))

/** What can be done when the advisor is not the right one. */
export const AdvisorServices = observer(function AdvisorServices(props: {
  info: AdvisorInfo
  store: AdvisorStore
}) {
  const { info, store } = props
  const { navigation } = useStores()
  const askedAt = info.changeRequestedAt
  return (
    <Card>
      <RowLink
        glyph={users}
        title="更换理财经理"
        caption={askedAt ? `已于 ${askedAt} 提交，3 个工作日内与您联系` : '说明原因，3 个工作日内与您联系'}
        trackId="advisor-change"
        onTap={askedAt ? undefined : store.openChange}
      />
      <ReferralRow store={store} />
      <RowLink
        glyph={squarePen}
        title="投诉与建议"
        caption="有编号、有答复，进度随时可查"
        trackId="advisor-complaint"
        onTap={() => navigation.go('advisor/tickets')}
      />
      <ChangeSheet store={store} />
    </Card>
  )
})

const ChangeSheet = observer(function ChangeSheet({ store }: { store: AdvisorStore }) {
  return (
    <FormSheet
      isOpen={store.isChanging}
      title="更换理财经理"
      submission={store.submission}
      submitText="提交申请"
      onClose={store.closeChange}
    >
      <ChoiceField field={store.form.fields.reason} label="更换原因" options={REASONS} />
    </FormSheet>
  )
})
