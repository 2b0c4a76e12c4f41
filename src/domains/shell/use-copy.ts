import { copyText } from '@/platform/host/clipboard'
import { useStores } from '@/stores/root/context'

/** Copies a text and says so; resolves with whether it lies in the clipboard. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { ui } = useStores()
  return async text => {
    const result = await copyText(text)
    if (result.kind === 'done') ui.showMessage({ text: '已复制', durationMs: 2000 }, 'success')
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
    return result.kind === 'done'
  }
}
