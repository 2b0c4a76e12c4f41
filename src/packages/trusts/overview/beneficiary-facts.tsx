import { View } from '@tarojs/components'
import type { BeneficiaryPositionDetail } from '@/contract/trust'
import { Money } from '@/domains/amounts/money'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './beneficiary-facts.scss'

/** What this beneficiary is paid next and where to, and who looks after the trust. */
export function BeneficiaryFacts({ benefit }: { benefit: BeneficiaryPositionDetail }) {
  const { nextDistDate, nextDistAmount, bankName, cardNoMask } = benefit
  return (
    <>
      <Card>
        <SectionHead title="下次分配" />
        {nextDistDate ? (
          <>
            <KeyValue label="分配日">{nextDistDate}</KeyValue>
            <KeyValue label="金额（元）">
              {nextDistAmount ? <Money value={nextDistAmount} /> : '以实际支付为准'}
            </KeyValue>
          </>
        ) : (
          <View className="beneficiary-facts__none">
            暂无已排定的分配。满足约定条件时可申请条件分配，支付后会显示在受益记录中。
          </View>
        )}
      </Card>
      <Card>
        <SectionHead title="收款账户" />
        <KeyValue label="开户银行">{bankName}</KeyValue>
        <KeyValue label="银行卡号">{cardNoMask}</KeyValue>
      </Card>
      <Card>
        <KeyValue label="信托编号">{benefit.trustNo}</KeyValue>
        <KeyValue label="信托经理">{`${benefit.managerName} ${benefit.managerMobileMask}`.trim()}</KeyValue>
      </Card>
    </>
  )
}
