import { absoluteLink } from '@/lib/absolute-link'
import { copyText } from '@/platform/clipboard'
import { pageOrigin } from '@/platform/launch'
import { share } from '@/platform/share'
import type { HostResult, ShareCard } from '@/platform/types'
import { useStores } from '@/stores/context'

/** Shares a card where sharing is a call; a host that cannot gets its link on the clipboard. Giving up is no failure. */
export function useShare(): (card: ShareCard) => Promise<void> {
  const { ui } = useStores()
  const tellFailure = (result: HostResult) => {
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  return async card => {
    const shared = await share(card)
    const link = absoluteLink(card.link, pageOrigin())
    if (shared.kind !== 'unsupported' || !link) return tellFailure(shared)
    const copied = await copyText(link)
    if (copied.kind === 'done') ui.showMessage({ text: '链接已复制', durationMs: 2000 }, 'success')
    tellFailure(copied)
  }
}
