export interface ShareCard {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/** A card of a page that the mini-program can open by itself. */
export interface PageCard extends ShareCard {
  /** Page and query that the mini-program's card opens (`packages/…?id=1`). */
  readonly page: string
}

/** Asks the server to sign an address for WeChat's SDK. */
export type AskShareTicket = (
  url: string,
) => Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }>
