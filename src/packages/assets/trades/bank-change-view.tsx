import { observer } from 'mobx-react'
import type { ResponseOf } from '@/contract/endpoint'
import { labelOf } from '@/contract/labels'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import type { beneficiaryBankChangeDetail } from '@/contract/trade'
import { DetailHead } from '@/domains/amounts/detail-head'
import { isOff, isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { TagTone } from '@/ui/kit/tag'

type BankChangeDetail = ResponseOf<typeof beneficiaryBankChangeDetail>

const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  [BANK_CHANGE_STATUS.inReview]: 'progress',
  [BANK_CHANGE_STATUS.effective]: 'done',
  [BANK_CHANGE_STATUS.rejected]: 'failed',
}

/** A change of the account that a beneficiary is paid to: from, to, and where payments go meanwhile. */
export const BankChange = observer(function BankChange({ change }: { change: BankChangeDetail }) {
  const { navigation } = useStores()
  const { status } = change
  return (
    <>
      <DetailHead
        name="受益账户变更"
        tags={[{ tone: STATUS_TONES[status] ?? 'fact', text: labelOf(BANK_CHANGE_STATUS, status) }]}
      />
      {status === BANK_CHANGE_STATUS.inReview && <Note>变更审核中，生效前仍按原账户分配。</Note>}
      {status === BANK_CHANGE_STATUS.rejected && (
        <Note tone="warn">
          {change.rejectReason || '变更未通过审核'}。仍按原账户分配；如需变更，请
          {isOff(change.canReapply) ? '由受益人或其监护人重新提交' : '重新提交'}。
        </Note>
      )}
      {isOn(change.canReapply) && (
        <LinkCard>
          <RowLink
            title="重新提交账户变更"
            trackId="bank-change-again"
            {...navigation.link('trust-people/own-data', { beneId: change.beneId, mode: 'account' })}
          />
        </LinkCard>
      )}
      <Card>
        <SectionHead title="原账户" />
        <KeyValue label="开户银行">{change.oldBankName}</KeyValue>
        <KeyValue label="银行卡号">{change.oldCardNoMask}</KeyValue>
      </Card>
      <Card>
        <SectionHead title="新账户" />
        <KeyValue label="开户银行">{change.newBankName}</KeyValue>
        <KeyValue label="银行卡号">{change.newCardNoMask}</KeyValue>
      </Card>
      <Card>
        <KeyValue label="信托">{change.trustName}</KeyValue>
        <KeyValue label="受益人">{change.beneNameMask}</KeyValue>
        <KeyValue label="申请编号">{change.applyNo}</KeyValue>
        <KeyValue label="申请时间">{change.applyTime}</KeyValue>
        {status !== BANK_CHANGE_STATUS.rejected && <KeyValue label="生效时间">{change.effectTime}</KeyValue>}
      </Card>
    </>
  )
})
