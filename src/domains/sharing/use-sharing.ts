import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { saveImage } from '@/platform/image'
import { pageOrigin } from '@/platform/launch'
import { share } from '@/platform/share'
import type { HostResult, ShareCard } from '@/platform/types'
import { useStores } from '@/stores/context'
import { absoluteLink } from './absolute-link'

/** A picture to be kept: where it lies, what its file is called, and what is said once it is saved. */
interface Keepsake {
  readonly url: string
  readonly fileName: string
  readonly doneText: string
}

/**
 * Keeps a picture and passes a card on. What the host cannot do is said together with the way around it (`needsLongPress`:
 * the customer presses the picture); giving up half-way is no failure.
 */
export function useSharing() {
  const { ui } = useStores()
  const [needsLongPress, setNeedsLongPress] = useState(false)

  const tell = (text: string) => ui.showMessage({ text, durationMs: 2000 }, 'success')
  const tellFailure = (result: HostResult) => {
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  const save = async ({ url, fileName, doneText }: Keepsake) => {
    const result = await saveImage(url, fileName)
    if (result.kind === 'done') tell(doneText)
    setNeedsLongPress(result.kind === 'unsupported')
    tellFailure(result)
  }
  const shareCard = async (card: ShareCard) => {
    const shared = await share(card)
    const link = absoluteLink(card.link, pageOrigin())
    const result = shared.kind === 'unsupported' && link ? await copyText(link) : shared
    if (shared.kind === 'unsupported' && result.kind === 'done') tell('链接已复制')
    tellFailure(result)
  }
  return { needsLongPress, save, shareCard }
}
