import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { LinkProps } from '@/platform/elements/elements.types'
import { SheetGlyph } from '@/platform/elements/sheet-glyph'
import { Icon } from '../icon/icon'
import { Badge } from './badge'
import { unbroken } from './unbroken'
import './row-link.scss'

/** Without `onTap`: a plain row, without arrow and not a target; the caption says why. */
interface RowLinkProps extends LinkProps {
  /** Glyph at the left. */
  glyph?: string
  title: string
  caption?: ReactNode
  /** A fact at the right: 共 8 笔. */
  value?: ReactNode
  /** Unread things behind the row. */
  unread?: number
  trackId?: string
}

/** A row that leads somewhere; the whole row is the target. */
export function RowLink({ trackId, onTap, onPress, ...row }: RowLinkProps) {
  if (!onTap) {
    return (
      <View className="row-link">
        <RowContent {...row} />
      </View>
    )
  }
  return (
    <Tappable className="row-link" role="link" trackId={trackId} onTap={onTap} onPress={onPress}>
      <RowContent {...row} />
      <SheetGlyph name="chevron" />
    </Tappable>
  )
}

function RowContent({
  glyph,
  title,
  caption,
  value,
  unread = 0,
}: Omit<RowLinkProps, 'trackId' | keyof LinkProps>) {
  return (
    <>
      {glyph && <Icon className="row-link__icon" glyph={glyph} size={22} />}
      <View className="row-link__text">
        <View className="row-link__title">{unbroken(title)}</View>
        {caption && <View className="row-link__caption">{unbroken(caption)}</View>}
      </View>
      {value && <View className="row-link__value">{value}</View>}
      {unread > 0 && (
        <View className="row-link__unread">
          <Badge count={unread} unit="条未读" />
        </View>
      )}
    </>
  )
}
