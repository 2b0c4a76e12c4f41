import type { AskShareTicket, ShareCard } from './share.types'

/** The mini-program's menu takes the page's card by itself (`useShareCard`). */
export function setMenuCard(_card: ShareCard, _ask: AskShareTicket): Promise<boolean> {
  return Promise.resolve(false)
}
