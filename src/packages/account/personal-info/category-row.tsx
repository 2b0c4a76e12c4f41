import { View } from '@tarojs/components'
import { PI_CATEGORIES } from '@/contract/personal-info'
import { formatMinute } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { RowLink } from '@/ui/kit/row-link'
import { unbroken } from '@/ui/kit/unbroken'
import type { Checklist } from './collected-store'

interface CategoryRowProps {
  line: Checklist['list'][number]
  onTap: () => void
}

/** One category: what for, how often and when last; where is told behind it, and nothing where nothing was collected. */
export function CategoryRow({ line, onTap }: CategoryRowProps) {
  const { category, purpose, count, lastTime, isSensitive } = line
  const last = lastTime ? `最近一次 ${formatMinute(lastTime)}` : '所选时间内没有收集'
  const caption = (
    <>
      <View>{purpose}</View>
      <View>
        {isOn(isSensitive) && '敏感个人信息 · '}
        {unbroken(last)}
      </View>
    </>
  )
  return (
    <RowLink
      title={PI_CATEGORIES[category] ?? '其他信息'}
      caption={caption}
      value={`${count} 次`}
      trackId={`pi-${category}`}
      onTap={count > 0 ? onTap : undefined}
    />
  )
}
