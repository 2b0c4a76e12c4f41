import { observer } from 'mobx-react'
import type { Devices } from '@/contract/device'
import { maskMobile } from '@/lib/mask'
import { useStores } from '@/stores/root/context'
import { history } from '@/ui/icon/glyphs/history'
import { monitor } from '@/ui/icon/glyphs/monitor'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { smartphone } from '@/ui/icon/glyphs/smartphone'
import { trash2 } from '@/ui/icon/glyphs/trash-2'
import { user as person } from '@/ui/icon/glyphs/user'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { momentText } from '../safety/device-texts'
import { RowCard } from '../shared/row-card'

/** Who the customer is and where they are logged in; `devices` is missing until it has come. */
export const AccountRows = observer(function AccountRows({ devices }: { devices: Devices | undefined }) {
  const { navigation, user } = useStores()
  const current = devices?.list[0]
  return (
    <>
      <SectionHead title="账户与安全" />
      <RowCard>
        <RowLink
          glyph={person}
          title="身份信息"
          value={user.user?.nameMask}
          trackId="settings-identity"
          {...navigation.link('suitability/identify-info')}
        />
        <RowLink
          glyph={smartphone}
          title="手机号"
          value={maskMobile(user.user?.telephone ?? '')}
          trackId="settings-mobile"
          {...navigation.link('settings/mobile')}
        />
        <RowLink
          glyph={monitor}
          title="登录设备"
          value={devices && `${devices.list.length} 台`}
          trackId="settings-devices"
          {...navigation.link('settings/devices')}
        />
        <RowLink
          glyph={history}
          title="登录记录"
          value={devices && current && momentText(current.loginTime, devices.serverTime)}
          trackId="settings-logins"
          {...navigation.link('settings/logins')}
        />
      </RowCard>
      <SectionHead title="隐私" />
      <RowCard>
        <RowLink
          glyph={shieldCheck}
          title="个人信息与授权"
          value="查看与撤回"
          trackId="settings-consents"
          {...navigation.link('account/collected')}
        />
        <RowLink
          glyph={trash2}
          title="注销账户"
          value="持有产品时不可注销"
          trackId="settings-cancel"
          {...navigation.link('account/account-cancel')}
        />
      </RowCard>
    </>
  )
})
