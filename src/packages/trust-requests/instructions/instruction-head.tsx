import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InstructionPrepared } from '@/contract/instruction'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { compareDecimals } from '@/lib/decimal'
import { isOn } from '@/lib/flag'
import { BigAmount } from '@/ui/kit/big-amount'
import { Note } from '@/ui/kit/note'
import './instruction-head.scss'

/** What may be spent, and for which day an instruction of now counts. */
export const InstructionHead = observer(function InstructionHead({ terms }: { terms: InstructionPrepared }) {
  const { trustName, cash, availableCash, cutOffTime, effectiveDate } = terms
  const isLate = isOn(terms.isLate)
  return (
    <View className="instruction-head">
      <View className="instruction-head__line">
        <View className="instruction-head__cash">
          <BigAmount label={`${trustName} 可用资金（元）`} aside={<AmountsEye />}>
            <Money value={availableCash} />
          </BigAmount>
          {compareDecimals(availableCash, cash) === -1 && (
            <View className="instruction-head__note">
              现金 <Money value={cash} />
              ，已扣除在途申购
            </View>
          )}
        </View>
        <View className="instruction-head__day">
          <View>{isLate ? `计入 ${effectiveDate.slice(5)}` : '今日截止'}</View>
          <View className="instruction-head__time">{cutOffTime.slice(11, 16)}</View>
        </View>
      </View>
      {isLate && <Note tone="due">已过今日截止时间，现在提交的指令计入 {effectiveDate}。</Note>}
    </View>
  )
})
