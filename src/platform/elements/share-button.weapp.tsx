import { Button } from '@tarojs/components'
import { useRouter, useShareAppMessage } from '@tarojs/taro'
import type { ShareButtonProps } from './share-button.types'
import type { PageCard } from '@/platform/host/share.types'
import { HOME_PAGE } from '@/platform/pages/host-pages'

/** Card of a page whose own is not known yet: the product's home, without product, name or amount. */
const HOME_CARD = { title: '远岚信托', page: HOME_PAGE }

/** WeChat shares only from its menu and from buttons of this kind. */
export function ShareButton({ className, children, trackId }: ShareButtonProps) {
  return (
    <Button className={`tappable ${className ?? ''}`} openType="share" data-track={trackId}>
      {children}
    </Button>
  )
}

/**
 * What WeChat shares of this page, by its menu and by buttons; `card.link` is an address of the H5 product and means
 * nothing here. The picture is ours always: without one WeChat takes a picture of the page, with the customer's name and
 * figures on it. Each sub-package with a page that can be shared has it at its root (config/index.ts), since a page may
 * show pictures of its own package only.
 */
export function useShareCard(card: PageCard | undefined): void {
  const { path } = useRouter()
  useShareAppMessage(() => {
    const { title, page } = card ?? HOME_CARD
    const root = /^\/?(packages\/[^/]+)\//.exec(path)?.[1]
    return { title, path: `/${page}`, imageUrl: `/${root}/share-card.png` }
  })
}
