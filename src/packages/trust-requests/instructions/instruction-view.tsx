import { observer } from 'mobx-react'
import type { InstructionDetail } from '@/contract/instruction'
import { labelOf } from '@/contract/labels'
import { INST_STATUS } from '@/contract/tables/instruction'
import { AmountText } from '@/domains/amounts/amount-text'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { CopySign } from '@/domains/shell/copy-sign'
import { Course } from '@/domains/trades/course'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatMinute } from '@/lib/date'
import { Selectable } from '@/platform/elements/selectable'
import { useStores } from '@/stores/root/context'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { unbroken } from '@/ui/kit/unbroken'
import { InstructionLines } from './instruction-lines'
import type { InstructionStore } from './instruction-store'
import { STATUS_TONES, TOTAL_NAMES, typeTitle } from './instruction-texts'

interface InstructionViewProps {
  store: InstructionStore
  instruction: InstructionDetail
}

/** One instruction: how far it is, what it does with which products, and its paper. */
export const InstructionView = observer(function InstructionView({
  store,
  instruction,
}: InstructionViewProps) {
  const { instType, status, trustName, totalAmount, rejectReason, lines } = instruction
  const { problem } = store.cancellation
  return (
    <>
      <EarlierWrite write={store.cancellation} />
      <DetailHead
        name={typeTitle(instType)}
        tags={[{ tone: STATUS_TONES[status], text: labelOf(INST_STATUS, status) }]}
        caption={trustName}
        amount={<Money value={totalAmount} />}
        label={TOTAL_NAMES[instType]}
      />
      {rejectReason && <Note tone="warn">驳回原因：{rejectReason}</Note>}
      {problem && <Problem isBoxed>{problem}</Problem>}
      <Course steps={instruction.timeline} />
      {lines.length > 0 && <InstructionLines instruction={instruction} />}
      <InstructionFacts instruction={instruction} />
    </>
  )
})

function InstructionFacts({ instruction }: { instruction: InstructionDetail }) {
  const { navigation } = useStores()
  const { instNo, effectiveDate, cutOffTime, createTime, executed, remark, fileId } = instruction
  return (
    <>
      <Card>
        <SectionHead title="指令信息" />
        <KeyValue label="指令编号">
          <Selectable>{unbroken(instNo)}</Selectable>
          <CopySign text={instNo} name="指令编号" trackId="instruction-copy" />
        </KeyValue>
        <KeyValue label="创建时间">{createTime}</KeyValue>
        {effectiveDate && <KeyValue label="生效日">{effectiveDate}</KeyValue>}
        {cutOffTime && <KeyValue label="当日截止">{formatMinute(cutOffTime)}</KeyValue>}
        {effectiveDate && (
          <KeyValue label="提交时可用资金（元）">
            <Money value={instruction.availableCash} />
          </KeyValue>
        )}
        {executed.map(({ amount, date }) => (
          <KeyValue key={date} label={`${date} 已执行（元）`}>
            <Money value={amount} />
          </KeyValue>
        ))}
        {remark && (
          <KeyValue label="备注">
            <AmountText>{remark}</AmountText>
          </KeyValue>
        )}
      </Card>
      {fileId && (
        <LinkCard>
          <RowLink
            glyph={fileText}
            title="投资指令书"
            caption="公司受理后生成，可查看和下载"
            trackId="instruction-file"
            {...navigation.link('content/pdf', { fileId })}
          />
        </LinkCard>
      )}
    </>
  )
}
