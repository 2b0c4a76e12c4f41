import { observer } from 'mobx-react'
import type { LoginRecord } from '@/contract/device'
import { labelOf } from '@/contract/labels'
import { LOGIN_WAY } from '@/contract/tables/device'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { RowLink } from '@/ui/kit/row-link'
import { Tag } from '@/ui/kit/tag'
import { momentText } from './device-texts'
import { RowCard } from '../shared/row-card'

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

/** One login: when, on what, how, and whether it went well. */
export const LoginRow = observer(function LoginRow(props: { login: LoginRecord; serverTime: string }) {
  const { login, serverTime } = props
  return (
    <RowLink
      title={login.device}
      caption={`${momentText(login.time, serverTime)} · ${labelOf(LOGIN_WAY, login.way)}`}
      value={isOn(login.isSuccess) ? <Tag tone="done">成功</Tag> : <Tag tone="failed">失败</Tag>}
    />
  )
})
