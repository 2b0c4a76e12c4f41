import { Tappable } from '@/platform/elements/elements'
import { hasHomeTab, openHomeTab } from '@/platform/host/home-tab'
import { house } from '@/ui/icon/glyphs/house'
import { Icon } from '@/ui/icon/icon'
import './floating-home.scss'

/** Way home for who came by a shared link into the mini-program's web-view (specification, section 2). */
export function FloatingHome({ isLinked }: { isLinked: boolean }) {
  if (!isLinked || !hasHomeTab()) return null
  return (
    <Tappable className="floating-home" label="回到首页" onTap={() => void openHomeTab()}>
      <Icon glyph={house} size={22} />
    </Tappable>
  )
}
