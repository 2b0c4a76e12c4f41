import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GuideStep } from '@/contract/app-info'
import { assetUrl } from '@/platform/look/asset-url'
import { Heading } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/rich-element'
import { SwipeView } from '@/ui/kit/swipe-view'
import type { GuideStore } from './guide-store'
import './guide-view.scss'

/** One step of the guide with its picture, and where it stands among the others. */
export const GuideView = observer(function GuideView(props: {
  steps: readonly GuideStep[]
  store: GuideStore
}) {
  const { steps, store } = props
  const step = steps[store.index]
  if (!step) return null
  return (
    <SwipeView className="guide-view" onSwipe={store.move}>
      <Picture
        key={step.imageUrl}
        className="guide-view__picture"
        src={assetUrl(step.imageUrl)}
        alt={step.alt}
        ratio={16 / 9}
      />
      <View role="status">
        <View className="guide-view__place">
          第 {store.index + 1} 步，共 {steps.length} 步
        </View>
        <Heading level={1} className="guide-view__title">
          {step.title}
        </Heading>
        <View className="guide-view__text">{step.text}</View>
      </View>
      <View className="guide-view__dots" aria-hidden>
        {steps.map(({ title }, index) => (
          <View
            key={title}
            className={`guide-view__dot ${index === store.index ? 'guide-view__dot--on' : ''}`}
          />
        ))}
      </View>
    </SwipeView>
  )
})
