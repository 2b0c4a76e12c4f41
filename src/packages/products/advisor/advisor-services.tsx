import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ADVISOR_CHANGE_REASONS, type AdvisorChangeReason, type AdvisorInfo } from '@/contract/advisor'
import { useCall } from '@/domains/shell/use-call'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { RowLink } from '@/ui/kit/row-link'
import { Dialog } from '@/ui/overlays/dialog'
import { HOTLINE } from '@/lib/hotline'
import { phone } from '@/ui/icon/glyphs/phone'
import { users } from '@/ui/icon/glyphs/users'
import type { AdvisorStore } from './advisor-store'
import { ReferralRow } from './referral-row'
import { Problem } from '@/ui/kit/problem'

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
  const call = useCall()
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
        glyph={phone}
        title="投诉与建议"
        caption={`客服热线 ${HOTLINE}`}
        trackId="advisor-complaint"
        onTap={() => void call(HOTLINE)}
      />
      <ChangeSheet store={store} />
    </Card>
  )
})

const ChangeSheet = observer(function ChangeSheet({ store }: { store: AdvisorStore }) {
  const [reason, setReason] = useState<AdvisorChangeReason | ''>('')
  const handleSubmit = () => {
    if (reason !== '') void store.applyChange(reason)
  }
  return (
    <Dialog
      isOpen={store.isChanging}
      title="更换理财经理"
      shape="sheet"
      actions={
        <Button
          isBusy={store.change.isSubmitting}
          disabledReason={reason === '' ? '请先选择原因' : undefined}
          onTap={handleSubmit}
        >
          提交申请
        </Button>
      }
      onClose={store.closeChange}
    >
      <View>请选择更换原因</View>
      <Chips<AdvisorChangeReason | ''>
        label="更换原因"
        options={REASONS}
        value={reason}
        isFitted
        onChange={setReason}
      />
      {store.problem && <Problem>{store.problem}</Problem>}
    </Dialog>
  )
})
