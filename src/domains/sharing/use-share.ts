import { wxShareTicket } from '@/contract/share'
import { absoluteLink } from '@/lib/absolute-link'
import { copyText } from '@/platform/host/clipboard'
import { pageOrigin } from '@/platform/host/launch'
import { setMenuCard } from '@/platform/host/menu-share'
import { share } from '@/platform/host/share'
import type { HostResult } from '@/platform/host/host.types'
import type { ShareCard } from '@/platform/host/share.types'
import { useStores } from '@/stores/root/context'
import { shareTicketOf } from './queries'

/**
 * Shares a card where sharing is a call, or where the host's own menu can be told of it; a host that cannot gets its link on
 * the clipboard. Giving up is no failure.
 */
export function useShare(): (card: ShareCard) => Promise<void> {
  const root = useStores()
  const { ui } = root
  const tellFailure = (result: HostResult) => {
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return async card => {
    const shared = await share(card)
    if (shared.kind !== 'unsupported') return tellFailure(shared)
    const ask = (url: string) => root.read(wxShareTicket, shareTicketOf({ url }))
    if (await setMenuCard(card, ask)) {
      const text = '请点击右上角“···”，选择“发送给朋友”'
      return ui.showMessage({ text, durationMs: 4000 }, 'success')
    }
    const link = absoluteLink(card.link, pageOrigin())
    if (!link) return
    const copied = await copyText(link)
    if (copied.kind === 'done') ui.showMessage({ text: '链接已复制', durationMs: 2000 }, 'success')
    // The link stands nowhere to be selected.
    if (copied.kind === 'failed') {
      ui.showMessage({ text: '链接没有复制，请用浏览器的菜单分享', durationMs: 4000 }, 'error')
    }
  }
}
