import { View } from '@tarojs/components'
import { Tappable } from '@/platform/elements'
import { Icon } from '../icon/icon'
import { chevronRight } from '../icon/glyphs/chevron-right'
import './row-link.scss'

interface RowLinkProps {
  /** Glyph at the left. */
  glyph?: string
  title: string
  caption?: string
  trackId?: string
  onTap: () => void
}

/** A row that leads somewhere; the whole row is the target. */
export function RowLink({ glyph, title, caption, trackId, onTap }: RowLinkProps) {
  return (
    <Tappable className="row-link" role="link" trackId={trackId} onTap={onTap}>
      {glyph && <Icon className="row-link__icon" glyph={glyph} size={22} />}
      <View className="row-link__text">
        <View className="row-link__title">{title}</View>
        {caption && <View className="row-link__caption">{caption}</View>}
      </View>
      <Icon className="row-link__arrow" glyph={chevronRight} size={16} />
    </Tappable>
  )
}
