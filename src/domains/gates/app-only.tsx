import { observer } from 'mobx-react'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'

/** Why contracts and risk tests cannot be done here (`contract/own-channel`); undefined where they can. */
export function useAppOnlyReason(): string | undefined {
  const { user } = useStores()
  return isOn(user.user?.isAppOnly) ? '请在远岚信托App中办理' : undefined
}

/** Where they are done: the way to the app, for who is shown this page outside of it. */
export const AppOnlyNote = observer(function AppOnlyNote() {
  const { navigation } = useStores()
  const reason = useAppOnlyReason()
  if (reason === undefined) return null
  return (
    <LinkCard>
      <RowLink
        title={reason}
        caption="按监管要求，签署合同、风险测评不在小程序中进行；进度已为您保留。"
        trackId="app-only"
        {...navigation.link('content/download')}
      />
    </LinkCard>
  )
})
