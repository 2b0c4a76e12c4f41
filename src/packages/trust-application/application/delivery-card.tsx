import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { ContactRow } from '@/domains/shell/contact-row'
import { LinkCard } from '@/ui/kit/link-card'
import { observer } from 'mobx-react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import { AmountText } from '@/domains/amounts/amount-text'
import { TransferCard } from '@/domains/payments/transfer-card'
import { DeadlineRow } from '@/domains/time/deadline-row'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { isOn } from '@/lib/flag'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { ApplicationPageStore } from './application-page'

interface DeliveryCardProps {
  store: ApplicationPageStore
  detail: FtApplicationDetail
}

/** Where the property is transferred to and until when, and the sheet that hands in what shows it. */
export const DeliveryCard = observer(function DeliveryCard({ store, detail }: DeliveryCardProps) {
  const { transfer, canDeliver, deliveryNote, serverTime } = detail
  if (!transfer || !isOn(canDeliver)) return null
  const isLate = transfer.deadline !== '' && transfer.deadline < serverTime
  return (
    <>
      <SectionHead title="交付财产" />
      {deliveryNote && (
        <Note tone="warn">
          <AmountText>{deliveryNote}</AmountText>
        </Note>
      )}
      {isLate && (
        <>
          <Note tone="warn">已超过交付期限，请尽快交付并联系理财经理。</Note>
          <LinkCard>
            <ContactRow topic={CONTACT_TOPIC.application} />
          </LinkCard>
        </>
      )}
      <TransferCard transfer={transfer} />
      {!isLate && transfer.deadline && (
        <Card>
          <DeadlineRow
            label="交付截止"
            deadline={transfer.deadline}
            serverTime={serverTime}
            onOver={() => void store.application.reload()}
          />
        </Card>
      )}
      <FormSheet
        isOpen={store.isDelivering}
        title="提交交付凭证"
        submission={store.delivery}
        submitText="提交"
        onClose={() => store.deliver(false)}
      >
        <FileListCard files={store.vouchers} title="交付凭证" />
      </FormSheet>
    </>
  )
})
