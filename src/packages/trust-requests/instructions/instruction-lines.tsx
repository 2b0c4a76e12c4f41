import { View } from '@tarojs/components'
import type { InstructionDetail, InstructionLine } from '@/contract/instruction'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { Shares } from '@/domains/amounts/shares'
import { percent } from '@/lib/format-number'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag } from '@/ui/kit/tag'
import './instruction-lines.scss'

/** The products of an instruction, each with what was asked for and what has come of it. */
export function InstructionLines({ instruction }: { instruction: InstructionDetail }) {
  return (
    <Card>
      <SectionHead title={`产品（${instruction.lineCount}）`} />
      <View role="list">
        {instruction.lines.map((line, index) => (
          <Line key={`${index}-${line.productId}`} line={line} />
        ))}
      </View>
    </Card>
  )
}

function Line({ line }: { line: InstructionLine }) {
  return (
    <View className="instruction-lines__line" role="listitem">
      <View className="instruction-lines__head">
        <View className="instruction-lines__name">{line.productName || '--'}</View>
        {line.riskLevel && <Tag tone="fact">{line.riskLevel}</Tag>}
      </View>
      {line.toProductId && <KeyValue label="转入产品">{line.toProductName}</KeyValue>}
      {line.amount ? (
        <KeyValue label="申购金额（元）">
          <Money value={line.amount} />
        </KeyValue>
      ) : (
        <KeyValue label="份额">
          <Shares value={line.shares} />
        </KeyValue>
      )}
      <KeyValue label="占信托财产">{percent(line.ratio)}</KeyValue>
      {line.executeDate && <KeyValue label="执行日">{line.executeDate}</KeyValue>}
      {line.executedDate && (
        <KeyValue label={`${line.executedDate} 确认（元）`}>
          <Money value={line.executedAmount} />
        </KeyValue>
      )}
      {line.failReason && (
        <View className="instruction-lines__reason">
          <AmountText>{line.failReason}</AmountText>
        </View>
      )}
    </View>
  )
}
