import type { CompiledPackage, LaunchOptions, NetAnswer, Send } from '../contract'
import { createBrowserRealm } from './browser-realm'
import { Host } from './host'
import type { WindowSize } from './phones'

/** What a browser's host fetches from the server of its page. */
interface BrowserOptions extends Omit<LaunchOptions, 'pack' | 'realm' | 'send'> {
  readonly packUrl: string
  readonly sendUrl: string
}

declare global {
  interface Window {
    startHost(options: LaunchOptions): Host
    startHostInBrowser(options: BrowserOptions): Promise<void>
    host?: Host
    /** Gives the page's window a size, where the host runs in a browser. */
    resizeWindow?(size: WindowSize): Promise<void>
    /** The height that was asked for last. */
    wantedHeight?: number
  }
}

/** The page's server sends the request on: a browser would not set its headers, nor tell why it failed. */
function sendThrough(url: string): Send {
  return async (request, signal) => {
    try {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request), signal })
      return (await answer.json()) as NetAnswer
    } catch {
      return { kind: 'failed', reason: signal.aborted ? 'abort' : 'connection lost' }
    }
  }
}

window.startHost = options => new Host(options)

window.startHostInBrowser = async ({ packUrl, sendUrl, ...options }) => {
  const pack = (await (await fetch(packUrl)).json()) as CompiledPackage
  const onWindow = (size: WindowSize) => {
    // A window that has this size already is left alone, or every change of a page would be one of its window.
    if (window.wantedHeight === size.height) return
    window.wantedHeight = size.height
    void window.resizeWindow?.(size)
  }
  const realm = createBrowserRealm()
  const host = new Host({ ...options, pack, realm, send: sendThrough(sendUrl), onWindow })
  window.host = host
  window.addEventListener('unhandledrejection', ({ reason }) => host.problems.addRejection(reason))
  window.addEventListener('error', ({ error }) => host.problems.addError('page', error))
  await host.launch()
}
