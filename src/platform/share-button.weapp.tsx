import { Button } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import type { ShareButtonProps, ShareCard } from './types'

/** Card of a page that brings none: the product's home, without product, name or amount. */
const HOME_CARD = { title: '远岚信托', path: '/pages/home/index' }

/** WeChat shares only from its menu and from buttons of this kind. */
export function ShareButton({ className, children, trackId }: ShareButtonProps) {
  return (
    <Button className={`tappable ${className ?? ''}`} openType="share" data-track={trackId}>
      {children}
    </Button>
  )
}

/** What WeChat shares of this page; `card.link` is an address of the H5 product and means nothing here. */
export function useShareCard(card: ShareCard | undefined): void {
  useShareAppMessage(() => ({
    title: card?.title ?? HOME_CARD.title,
    path: card?.page ? `/${card.page}` : HOME_CARD.path,
  }))
}
