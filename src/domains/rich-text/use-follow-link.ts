import { useCall } from '@/domains/shell/use-call'
import { copyText } from '@/platform/host/clipboard'
import { openExternal } from '@/platform/host/open-link'
import { useStores } from '@/stores/root/context'

/** Said when a link or message leads to a page or thing that is no longer there (domain contract, B6.10). */
export const VANISHED = '该内容已失效'

/**
 * What a tap on a link of the server does: a page of ours opens, a number is dialled, an allowed site opens beside the
 * product, or, where the host opens none, its address is copied.
 */
export function useFollowLink(): (href: string) => Promise<void> {
  const { navigation, ui } = useStores()
  const call = useCall()
  const say = (text: string, tone: 'success' | 'error' = 'error') =>
    ui.showMessage({ text, durationMs: 2000 }, tone)
  return async href => {
    if (href.startsWith('/')) {
      if (!navigation.follow(href)) say(VANISHED)
      return
    }
    if (href.startsWith('tel:')) return call(href.slice('tel:'.length))
    const result = await openExternal(href)
    if (result.kind !== 'unsupported') return
    const copied = await copyText(href)
    if (copied.kind === 'done') say('链接已复制，请在浏览器中打开', 'success')
    else say('请在浏览器中打开该链接')
  }
}
