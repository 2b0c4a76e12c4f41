import { Text } from '@tarojs/components'
import './badge.scss'

/** A count that waits for the customer, `99+` from 100 on; nothing for 0. `unit` completes it for screen readers. */
export function Badge({ count, unit }: { count: number; unit: string }) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <Text className="badge" role="img" aria-label={`${text}${unit}`}>
      {text}
    </Text>
  )
}
