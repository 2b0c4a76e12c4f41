import type { ReactNode } from 'react'
import { Card } from './card'
import './link-card.scss'

/** A card of rows that lead on (`RowLink`), which bring their own height. */
export function LinkCard({ children }: { children: ReactNode }) {
  return <Card className="link-card">{children}</Card>
}
