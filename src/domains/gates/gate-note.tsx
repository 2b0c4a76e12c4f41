import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GATE } from '@/contract/tables/customer'
import { labelOf } from '@/contract/labels'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { gateRoute } from './gate-route'

const WORDS: Readonly<Partial<Record<string, string>>> = {
  [GATE.realName]: '请先完成实名认证',
  [GATE.idCard]: '您的证件已过期，请更新',
}

interface GateNoteProps {
  code: string
  /** The server's own words for what is missing. */
  text?: string
}

/** What has to be settled first, and the way there; it leads back to here. */
export const GateNote = observer(function GateNote({ code, text }: GateNoteProps) {
  const { navigation, user } = useStores()
  const route = gateRoute(code, user.user)
  return (
    <View role="status">
      <LinkCard>
        <RowLink
          title={text ?? WORDS[code] ?? `请先完成${labelOf(GATE, code)}`}
          caption="完成后回到这里继续办理"
          trackId="gate-open"
          onTap={route && (() => navigation.go(route, { returnTo: navigation.returnAddress }))}
        />
      </LinkCard>
    </View>
  )
})
