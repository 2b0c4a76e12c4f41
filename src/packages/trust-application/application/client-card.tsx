import { observer } from 'mobx-react'
import type { FtClientInfo } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { formatExpiry } from '@/lib/date'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'

/** Who the customer is, as the real-name authentication has proved it: nothing of it is typed here. */
export const ClientCard = observer(function ClientCard({ client }: { client: FtClientInfo }) {
  return (
    <>
      <SectionHead title="委托人" />
      <Card>
        <KeyValue label="姓名">{client.nameMask}</KeyValue>
        <KeyValue label="性别">{labelOf(SEX, client.sex)}</KeyValue>
        <KeyValue label="出生日期">{client.birthDateMask}</KeyValue>
        <KeyValue label="国籍">{client.nationality}</KeyValue>
        <KeyValue label={labelOf(ID_TYPE, client.idType)}>{client.idNoMask}</KeyValue>
        <KeyValue label="有效期至">{formatExpiry(client.idExpireDate)}</KeyValue>
        <Note>以上为您的实名信息。如有变化，请先在“身份认证”中更新。</Note>
      </Card>
    </>
  )
})
