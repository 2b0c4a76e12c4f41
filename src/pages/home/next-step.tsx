import { View } from '@tarojs/components'
import { useState } from 'react'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { AUTH_STATUS } from '@/contract/tables/customer'
import type { UserDetail } from '@/contract/user'
import { type FirstStep, firstSteps } from '@/domains/gates/first-steps'
import { useContact } from '@/domains/shell/use-contact'
import { todayInShanghai } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { QuietLink } from '@/ui/kit/quiet-link'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { STEP_WORDS } from './step-words'
import './home-parts.scss'

/** Who owns nothing yet: the one thing to do next, and how far it is. */
export function NextStep({ user }: { user: UserDetail }) {
  const [today] = useState(() => todayInShanghai(Date.now()))
  const { navigation } = useStores()
  const steps = firstSteps(user, today)
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state, route }) => state !== 'done' && route)
  const open = (step: FirstStep) => step.route && navigation.go(step.route, {})
  return (
    <>
      <Card className="home__next">
        {user.authStatus === AUTH_STATUS.inReview ? (
          <InReview />
        ) : next ? (
          <Begin step={next} onBegin={() => open(next)} />
        ) : (
          <Ready />
        )}
      </Card>
      <Card className="home__card">
        <SectionHead title="开户进度">
          <View className="home__count">
            {done} / {steps.length}
          </View>
        </SectionHead>
        {steps.map((step, index) => (
          <RowLink
            key={step.title}
            title={`${index + 1}. ${step.title}`}
            caption={STEP_WORDS[step.name].about}
            value={stateText(step)}
            trackId={`home-step-${index + 1}`}
            onTap={step.route && (() => open(step))}
          />
        ))}
      </Card>
    </>
  )
}

function stateText({ state, route }: FirstStep): string {
  if (state === 'done') return '已完成'
  if (!route) return '认证后开放'
  return state === 'expired' ? '已过期' : '待完成'
}

function Begin({ step, onBegin }: { step: FirstStep; onBegin: () => void }) {
  const { navigation } = useStores()
  const words = STEP_WORDS[step.name]
  return (
    <>
      <View className="home__next-label">下一步</View>
      <SectionHead title={step.title} />
      <View className="home__needs">
        {words.needs.map(need => (
          <View key={need} className="home__need">
            {need}
          </View>
        ))}
      </View>
      <Button trackId="home-next" onTap={onBegin}>
        {step.state === 'expired' ? '重新办理' : words.begin}
      </Button>
      {step.route === 'identity/identity-scan' && (
        <QuietLink trackId="home-other-document" onTap={() => navigation.go('identity/identity-info')}>
          没有身份证？用护照等证件办理
        </QuietLink>
      )}
    </>
  )
}

function InReview() {
  const { navigation } = useStores()
  return (
    <>
      <SectionHead title="实名认证审核中" />
      <View className="home__needs">结果会以消息通知您。</View>
      <Button tone="secondary" trackId="home-review" onTap={() => navigation.go('suitability/identify-info')}>
        查看进度
      </Button>
    </>
  )
}

function Ready() {
  const contact = useContact()
  return (
    <>
      <SectionHead title="准备都已完成" />
      <View className="home__needs">想了解适合您的产品或家族信托，可与理财经理联系。</View>
      <Button trackId="home-ready" onTap={() => contact(CONTACT_TOPIC.other)}>
        联系理财经理
      </Button>
    </>
  )
}
