import { postToNative } from './bridge.h5'
import { hostKind } from './host.h5'
import { isInAppBrowser, TO_REAL_BROWSER } from './in-app-browser'
import type { FileAction, HostFile } from './file.types'
import type { HostResult } from './host.types'

/**
 * Hands a file to the customer: the native app opens and shares it, a browser downloads it. A mini-program's web-view can
 * do neither; a browser within another app leads to a real one.
 */
export function openFile({ url, fileName }: HostFile): Promise<HostResult> {
  if (postToNative('openUrl', { url: new URL(url, window.location.origin).href, fileName })) {
    return Promise.resolve({ kind: 'done' })
  }
  if (hostKind() === 'webview') return Promise.resolve({ kind: 'unsupported' })
  if (isInAppBrowser()) return Promise.resolve({ kind: 'failed', message: TO_REAL_BROWSER })
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.appendChild(link)
  link.click()
  link.remove()
  return Promise.resolve({ kind: 'done' })
}

/** What {@link openFile} lets a customer do here; nothing where the host takes no file. */
export function fileAction(): FileAction | undefined {
  const host = hostKind()
  if (host === 'webview') return undefined
  return host === 'native' ? 'passOn' : 'download'
}
