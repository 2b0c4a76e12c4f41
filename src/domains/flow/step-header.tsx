import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { StepPosition } from '@/lib/flow'
import './step-header.scss'

/** Where the customer is: 2 / 3 居民国信息, with a segment for each step; `aside` at the right says how saving stands. */
export function StepHeader({ position, aside }: { position: StepPosition; aside?: ReactNode }) {
  const { number, total, title } = position
  return (
    <View className="step-header">
      <View className="step-header__line">
        <View
          className="step-header__where"
          role="img"
          aria-label={`第 ${number} 步，共 ${total} 步，${title}`}
        >
          <View className="step-header__number">{number}</View>
          <View className="step-header__rest">
            / {total} {title}
          </View>
        </View>
        {aside}
      </View>
      <View className="step-header__bar" aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <View
            key={index}
            className={`step-header__segment step-header__segment--${toneOf(index + 1, number)}`}
          />
        ))}
      </View>
    </View>
  )
}

function toneOf(step: number, now: number): 'done' | 'now' | 'next' {
  if (step === now) return 'now'
  return step < now ? 'done' : 'next'
}
