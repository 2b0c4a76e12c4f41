import { observer } from 'mobx-react'
import { absoluteLink } from '@/lib/absolute-link'
import { copyText } from '@/platform/host/clipboard'
import { pageOrigin } from '@/platform/host/launch'
import { useStores } from '@/stores/root/context'
import { copy } from '@/ui/icon/glyphs/copy'
import { RowLink } from '@/ui/kit/row-link'
import { useResource } from '@/ui/states/use-recovery'
import type { AdvisorStore } from './advisor-store'

/** The customer's own invitation, to be copied; nothing for who has none or while it has not come. */
export const ReferralRow = observer(function ReferralRow({ store }: { store: AdvisorStore }) {
  const { ui } = useStores()
  const { referral } = store
  useResource(referral)
  if (!referral.data?.referralCode) return null
  const { referralCode, referralUrl, invitedCount } = referral.data
  const handleCopy = async () => {
    const result = await copyText(absoluteLink(referralUrl, pageOrigin()))
    // The link stands nowhere to be selected; the code does.
    const failed = '链接没有复制，请把推荐码告诉好友'
    if (result.kind === 'failed') ui.showMessage({ text: failed, durationMs: 4000 }, 'error')
    if (result.kind === 'done') ui.showMessage({ text: '邀请链接已复制', durationMs: 2000 }, 'success')
  }
  return (
    <RowLink
      glyph={copy}
      title="复制邀请链接"
      caption={`推荐码 ${referralCode} · 已有 ${invitedCount} 人注册`}
      trackId="advisor-referral"
      onTap={() => void handleCopy()}
    />
  )
})
