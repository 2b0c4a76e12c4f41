import { observer } from 'mobx-react'
import type { IdentifyInfo } from '@/contract/identify-info'
import { Note } from '@/ui/kit/note'
import { obstacleText } from './standing'
import { StandingCard } from './standing-card'
import { standingsOf } from './standings'

/** What stands in the way of a purchase, then identity, tax, risk and investor, each with its way on. */
export const HubView = observer(function HubView({ info }: { info: IdentifyInfo }) {
  const standings = standingsOf(info)
  const obstacle = obstacleText(standings)
  return (
    <>
      {obstacle && <Note tone="warn">{obstacle}</Note>}
      {standings.map(standing => (
        <StandingCard key={standing.title} standing={standing} />
      ))}
    </>
  )
})
