import { observer } from 'mobx-react'
import type { IdentifyInfo } from '@/contract/identify-info'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { obstacleText } from './standing'
import { StandingCard } from './standing-card'
import { standingsOf } from './standings'

/** What stands in the way of a purchase, then identity, tax, risk and investor, each with its way on. */
export const HubView = observer(function HubView({ info }: { info: IdentifyInfo }) {
  const { navigation } = useStores()
  const standings = standingsOf(info)
  const obstacle = obstacleText(standings)
  return (
    <>
      {obstacle && <Note tone="warn">{obstacle}</Note>}
      {standings.map(standing => (
        <StandingCard key={standing.title} standing={standing} />
      ))}
      {info.identity.idNoMask && (
        <LinkCard>
          <RowLink
            title="查看完整证件信息"
            caption="短信验证后显示，15 秒后自动隐藏"
            trackId="hub-reveal"
            {...navigation.link('account/category', { category: 'identity' })}
          />
        </LinkCard>
      )}
    </>
  )
})
