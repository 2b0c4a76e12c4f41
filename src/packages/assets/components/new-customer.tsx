import { View } from '@tarojs/components'
import type { UserDetail } from '@/contract/user'
import { StateView } from '@/ui/states/state-view'
import { HOTLINE } from '@/ui/hotline'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { clock } from '@/ui/icon/glyphs/clock'
import { firstSteps } from '../first-steps'
import './new-customer.scss'

/** Nothing is owned yet: what has to be done before a first purchase, and how far the customer is. */
export function NewCustomer({ user }: { user: UserDetail | undefined }) {
  const steps = firstSteps(user)
  return (
    <StateView picture="empty" title="还没有资产" actions={undefined}>
      <View>完成以下步骤后即可认购，持仓与收益会显示在这里。</View>
      <Card className="new-customer__steps">
        {steps.map(({ title, isDone }, index) => (
          <RowLink
            key={title}
            glyph={isDone ? circleCheck : clock}
            title={`${index + 1}. ${title}`}
            value={isDone ? '已完成' : '待完成'}
          />
        ))}
      </Card>
      <View className="state-view__note">需要协助请拨打客服热线 {HOTLINE}</View>
    </StateView>
  )
}
