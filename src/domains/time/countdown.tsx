import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { timeLeft } from '@/lib/time-left'
import { useLatest } from '@/platform/elements/use-latest'
import { useServerNow } from './use-server-now'
import './countdown.scss'

interface CountdownProps {
  /** What is to be done: 打款. */
  act: string
  /** Both `YYYY-MM-DD HH:mm:ss`, by the server's clock. */
  deadline: string
  serverTime: string
  /** The deadline has just passed: what stands on the page is out of date. */
  onOver: () => void
}

/** Below so many hours it is urgent. */
const SOON_HOURS = 24

/** Until when something is to be done, and how long that is: in days, or in hours and minutes of the last day. */
export function Countdown({ act, deadline, serverTime, onOver }: CountdownProps) {
  const now = useServerNow(serverTime)
  const left = timeLeft(deadline, `${now}:00`)
  const isOver = left?.isOver ?? true
  const latest = useLatest(onOver)
  useEffect(() => {
    if (isOver) latest.current()
  }, [isOver, latest])
  if (!left || isOver) return null
  const { hours, minutes } = left
  const isSoon = hours < SOON_HOURS
  const until =
    deadline.slice(0, 10) === now.slice(0, 10) ? `今日 ${deadline.slice(11, 16)}` : deadline.slice(5, 16)
  const parts = isSoon
    ? [
        { number: hours, unit: '小时' },
        { number: minutes, unit: '分' },
      ]
    : [
        { number: Math.floor(hours / 24), unit: '天' },
        { number: hours % 24, unit: '小时' },
      ]
  return (
    <View className={`countdown ${isSoon ? 'countdown--soon' : ''}`} role="timer">
      <View className="countdown__label">
        请在 {until} 前{act}，剩余
      </View>
      <View className="countdown__left">
        {parts.map(({ number, unit }) => (
          <View key={unit} className="countdown__part">
            <View className="countdown__number">{number}</View>
            {unit}
          </View>
        ))}
      </View>
      <View className="countdown__source">按服务器时间 {now.slice(11)} 计算</View>
    </View>
  )
}
