import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { INVEST_MODE } from '@/contract/tables/trust'
import type { TrustPositionDetail } from '@/contract/trust'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { formatDate } from '@/lib/date'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'

/** How the trust's assets are held, what it pays next, who belongs to it and who looks after it. */
export const PrincipalFacts = observer(function PrincipalFacts({ trust }: { trust: TrustPositionDetail }) {
  return (
    <>
      <Card>
        <KeyValue label="现金（元）">
          <Money value={trust.cash} />
        </KeyValue>
        <KeyValue label="投资资产（元）">
          <Money value={trust.investAssets} />
        </KeyValue>
        <KeyValue label="昨日收益（元）">
          <Change value={trust.yesterdayIncome} />
        </KeyValue>
        <KeyValue label="下次分配日">
          {trust.nextDistDate ? formatDate(trust.nextDistDate) : '暂无已排定的分配'}
        </KeyValue>
        {trust.nextDistAmount && (
          <KeyValue label="下次分配金额（元）">
            <Money value={trust.nextDistAmount} />
          </KeyValue>
        )}
      </Card>
      <Card>
        <SectionHead title="信托信息" />
        <KeyValue label="信托编号">{trust.trustNo}</KeyValue>
        <KeyValue label="委托人">{trust.principalNameMask}</KeyValue>
        <KeyValue label="配偶">{trust.spouseNameMask}</KeyValue>
        <KeyValue label="保护人">{trust.protectorNameMask}</KeyValue>
        <KeyValue label="投资管理模式">{labelOf(INVEST_MODE, trust.investMode)}</KeyValue>
        <KeyValue label="信托经理">{`${trust.managerName} ${trust.managerMobileMask}`.trim()}</KeyValue>
      </Card>
    </>
  )
})
