import { View } from '@tarojs/components'
import { useState } from 'react'
import type { UserDetail } from '@/contract/user'
import { todayInShanghai } from '@/lib/date'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { useStores } from '@/stores/root/context'
import { StateView } from '@/ui/states/state-view'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { circleAlert } from '@/ui/icon/glyphs/circle-alert'
import { circleCheck } from '@/ui/icon/glyphs/circle-check'
import { clock } from '@/ui/icon/glyphs/clock'
import { type FirstStep, firstSteps } from '@/domains/gates/first-steps'
import './new-customer.scss'

const STATES = {
  done: { glyph: circleCheck, value: '已完成' },
  pending: { glyph: clock, value: '待完成' },
  expired: { glyph: circleAlert, value: '' },
} as const

function captionOf({ state, renewal }: FirstStep): string {
  return state === 'expired' ? `已过期，请重新办理。${renewal}` : ''
}

/** Nothing is owned yet: what has to be done before a first purchase, and how far the customer is. */
export function NewCustomer({ user }: { user: UserDetail | undefined }) {
  const [today] = useState(() => todayInShanghai(Date.now()))
  const { navigation } = useStores()
  const steps = firstSteps(user, today)
  const leadTo = ({ route }: FirstStep) =>
    route && (() => navigation.go(route, { returnTo: navigation.returnAddress }))
  return (
    <StateView picture="empty" title="还没有资产" actions={undefined}>
      <View>完成以下步骤后即可认购，持仓与收益会显示在这里。</View>
      <Card className="new-customer__steps">
        {steps.map((step, index) => (
          <RowLink
            key={step.title}
            {...STATES[step.state]}
            title={`${index + 1}. ${step.title}`}
            caption={captionOf(step)}
            onTap={leadTo(step)}
          />
        ))}
      </Card>
      <HotlineLink />
    </StateView>
  )
}
