import { observer } from 'mobx-react'
import type { LoginRecord } from '@/contract/device'
import { labelOf } from '@/contract/labels'
import { LOGIN_WAY } from '@/contract/tables/device'
import { useStores } from '@/stores/root/context'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { RowLink } from '@/ui/kit/row-link'
import { Tag } from '@/ui/kit/tag'
import { momentText } from './device-texts'
import { RowCard } from '../shared/row-card'
import { isOff, isOn } from '@/lib/flag'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'

/** What to do about a login that was somebody else's. */
export function NotMine() {
  const { navigation } = useStores()
  return (
    <RowCard>
      <RowLink
        glyph={shieldCheck}
        title="不是我登录的"
        caption="退出其他设备，或联系我们核实"
        trackId="logins-not-mine"
        {...navigation.link('settings/devices')}
      />
    </RowCard>
  )
}

/** Whether it went well; nothing false where the server has not said. */
function outcomeOf({ isSuccess }: LoginRecord) {
  if (isOn(isSuccess)) return <Tag tone="done">成功</Tag>
  return isOff(isSuccess) ? <Tag tone="failed">失败</Tag> : UNKNOWN_TEXT
}

/** One login: when, on what, how, and whether it went well. */
export const LoginRow = observer(function LoginRow(props: { login: LoginRecord; serverTime: string }) {
  const { login, serverTime } = props
  return (
    <RowLink
      title={login.device}
      caption={`${momentText(login.time, serverTime)} · ${labelOf(LOGIN_WAY, login.way)}`}
      value={outcomeOf(login)}
    />
  )
})
