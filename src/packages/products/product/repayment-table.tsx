import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { repaymentPlan } from '@/contract/product'
import { REPAYMENT_TYPE } from '@/contract/tables/product'
import { usePageStore } from '@/domains/shell/use-page-store'
import { percent } from '@/lib/format-number'
import { Resource } from '@/stores/primitives/resource'
import { ChartTable } from '@/ui/chart/chart-table'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import { repaymentsOf } from '../queries'
import { EmptyLine } from './empty-line'

/** When a product of fixed income plans to pay, in percent of the principal. */
export const RepaymentTable = observer(function RepaymentTable({ productId }: { productId: string }) {
  const plan = usePageStore(
    root => new Resource(signal => root.read(repaymentPlan, repaymentsOf({ productId }), signal)),
  )
  return (
    <Card>
      <SectionHead title="还款计划" />
      <ResourceView resource={plan}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyLine>暂无还款计划，以合同约定为准</EmptyLine>
          ) : (
            <ChartTable
              label="还款计划"
              columns={['计划日期', '类型', '本金比例']}
              rows={list.map(({ date, type, ratio }) => ({
                key: `${date} ${type}`,
                cells: [date, labelOf(REPAYMENT_TYPE, type), percent(ratio)],
              }))}
            />
          )
        }
      </ResourceView>
      <Note>还款计划按业绩比较基准测算，不构成对收益的承诺，以实际分配为准。</Note>
    </Card>
  )
})
