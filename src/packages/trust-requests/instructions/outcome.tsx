import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InstructionPrepared } from '@/contract/instruction'
import { INST_TYPE } from '@/contract/tables/instruction'
import { Money } from '@/domains/amounts/money'
import { compareDecimals } from '@/lib/decimal'
import { percent } from '@/lib/format-number'
import { limitText, type Projection } from '@/lib/instruction-rules'
import { saidYuan } from '@/lib/purchase'
import { Tappable } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { InstructionFlow } from './instruction-flow'
import { TOTAL_NAMES } from './instruction-texts'
import './outcome.scss'

interface OutcomeProps {
  flow: InstructionFlow
  terms: InstructionPrepared
  projection: Projection
}

/** What the instruction comes to, what it leaves, and how that compares with what was agreed. */
export const Outcome = observer(function Outcome(props: OutcomeProps) {
  const { flow, terms, projection } = props
  const { instType } = flow.form.fields
  return (
    <>
      <Card>
        <KeyValue label={TOTAL_NAMES[instType.value]}>
          <Money value={projection.total} />
        </KeyValue>
        {instType.value === INST_TYPE.purchase && (
          <KeyValue label="执行后现金（元）">
            <Money value={projection.cashAfter} />
          </KeyValue>
        )}
        <KeyValue label="生效日">{terms.effectiveDate}</KeyValue>
      </Card>
      {projection.isCashLow && <LowCash {...props} />}
      <SectionHead title="执行后与约定比较">
        <View className="outcome__caption">竖线为约定</View>
      </SectionHead>
      <Comparison {...props} />
    </>
  )
})

/** Little cash is no refusal: the company asks first, and one tap keeps the limit. */
const LowCash = observer(function LowCash({ flow, terms, projection }: OutcomeProps) {
  const limit = limitText(terms.limits.cashPercent)
  const { lessOfLast: last } = flow
  return (
    <Note tone="due">
      <View>
        执行后现金占 {percent(projection.cashPercent)}，低于合同约定的 {limit}%。仍可提交，公司会先与您核实。
      </View>
      {last && (
        <Tappable className="outcome__less" trackId="instruction-less" onTap={flow.reduceLast}>
          减少 {saidYuan(last.less, ' ')}，保持 {limit}%
        </Tappable>
      )}
    </Note>
  )
})

function Comparison({ terms, projection }: OutcomeProps) {
  const { singlePercent, equityPercent, cashPercent, maxRisk } = terms.limits
  const { single } = projection
  return (
    <Card>
      <Bar
        name="现金类"
        value={projection.cashPercent}
        limit={cashPercent}
        words={`不低于 ${limitText(cashPercent)}%`}
        isOff={compareDecimals(projection.cashPercent, cashPercent) === -1}
      />
      <Bar
        name="单一产品最高"
        about={single.name}
        value={single.percent}
        limit={singlePercent}
        words={`不超过 ${limitText(singlePercent)}%`}
        isOff={compareDecimals(single.percent, singlePercent) === 1}
      />
      <Bar
        name="权益类"
        value={projection.equityPercent}
        limit={equityPercent}
        words={`不超过 ${limitText(equityPercent)}%`}
        isOff={compareDecimals(projection.equityPercent, equityPercent) === 1}
      />
      <KeyValue label="风险等级最高">{`${projection.topRisk || '--'}，不超过 ${maxRisk}`}</KeyValue>
    </Card>
  )
}

interface BarProps {
  name: string
  about?: string
  value: string
  limit: string
  words: string
  isOff: boolean
}

/** A bar ends at this share of the trust: every limit is well below it. */
const FULL_PERCENT = 50

const width = (value: string) => `${Math.min(100, Math.max(0, (Number(value) * 100) / FULL_PERCENT))}%`

function Bar({ name, about = '', value, limit, words, isOff }: BarProps) {
  return (
    <View className="outcome__bar">
      <View className="outcome__line">
        <View className="outcome__name">{name}</View>
        <View className="outcome__words">
          {[about, `${percent(value)}，${words}`].filter(Boolean).join(' ')}
        </View>
      </View>
      <View className="outcome__track" aria-hidden>
        <View
          className={`outcome__fill ${isOff ? 'outcome__fill--off' : ''}`}
          style={{ width: width(value) }}
        />
        <View className="outcome__limit" style={{ left: width(limit) }} />
      </View>
    </View>
  )
}
