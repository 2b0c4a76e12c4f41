import type { ReactNode } from 'react'
import { Card } from '@/ui/kit/card'
import './row-card.scss'

/** A card of rows, which bring the room above and below them. */
export function RowCard({ children }: { children: ReactNode }) {
  return <Card className="row-card">{children}</Card>
}
