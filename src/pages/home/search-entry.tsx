import { Tappable } from '@/platform/elements/elements'
import { SheetGlyph } from '@/platform/elements/sheet-glyph'
import { useStores } from '@/stores/root/context'
import './home-hero.scss'

/** The way to the search, on the ink of the hero. */
export function SearchEntry() {
  const { navigation } = useStores()
  return (
    <Tappable
      className="home__search"
      role="link"
      label="搜索"
      trackId="home-search"
      {...navigation.link('search/search')}
    >
      <SheetGlyph name="search" />
    </Tappable>
  )
}
