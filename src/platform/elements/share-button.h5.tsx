import type { ShareButtonProps } from './share-button.types'
import type { PageCard } from '@/platform/host/share.types'
import { Tappable } from './elements.h5'

/** A button that shares; what a tap does is the page's (see `share`). */
export function ShareButton({ className, children, trackId, onTap }: ShareButtonProps) {
  return (
    <Tappable className={className} trackId={trackId} onTap={onTap}>
      {children}
    </Tappable>
  )
}

/** Pages are shared by calls on H5: there is nothing to prepare. */
export function useShareCard(_card: PageCard | undefined): void {}
