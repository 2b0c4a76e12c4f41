import type { ReactNode } from 'react'
import type { ShareCard } from '@/platform/host/share.types'

export interface ShareButtonProps {
  readonly className?: string
  readonly trackId?: string
  readonly children?: ReactNode
  /** What is shared; no name, product, rate or amount (rule WX-09). */
  readonly card?: ShareCard
  /** What a tap does where sharing is a call. */
  readonly onTap?: () => void
}
