import { View } from '@tarojs/components'
import type { IncomeSummary } from '@/contract/income'
import { Change } from '@/domains/amounts/change'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { unbroken } from '@/ui/kit/unbroken'
import './income-view.scss'

/** The three figures that are taken for one another, side by side, with what each of them counts. */
export function Meanings({ summary, name }: { summary: IncomeSummary; name: string }) {
  const { income, holdIncome, accumulatedIncome, firstDate } = summary
  return (
    <>
      <SectionHead title="几个数字怎么来的" />
      <Card>
        <Meaning
          name={name}
          value={income}
          text="这段时间到账的分配，加上净值变化带来的盈亏（已扣费用，含已赎回的部分）。仍持有的部分尚未到账，会随净值增减。"
        />
        <Meaning
          name="持有收益"
          value={holdIncome}
          text="现在持有产品的市值减去本金，不含已到账的分配和已赎回部分的盈亏。"
        />
        <Meaning
          name="累计收益"
          value={accumulatedIncome}
          text={`自 ${firstDate} 首次买入起每一年收益的合计，含已赎回和已清算的产品。`}
        />
      </Card>
    </>
  )
}

function Meaning({ name, value, text }: { name: string; value: string; text: string }) {
  return (
    <View className="income__meaning">
      <View className="income__meaning-head">
        <View className="income__meaning-name">{name}</View>
        <Change value={value} />
      </View>
      <View className="income__meaning-text">{unbroken(text)}</View>
    </View>
  )
}
