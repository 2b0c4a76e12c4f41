import './bars.scss'
import { Glyph } from '@/platform/elements/glyph'
import { back, help, tabGlyphs } from './bar-glyphs'
import { useBarState } from './bar-state'
import type { BarsProps } from './bars.types'

/** Beyond this a count says nothing more. */
const MOST = 99

/** Title, way back and help over a page that has no top of its own; a tab has nothing to go back to. */
export function PageBar({ onBack, onHelp }: Pick<BarsProps, 'onBack' | 'onHelp'>) {
  const { page } = useBarState()
  if (!page || page.isFullScreen) return null
  return (
    <header className="page-bar">
      {page.isTab ? (
        <span className="page-bar__end" />
      ) : (
        <button className="page-bar__end tappable" type="button" aria-label="返回" onClick={onBack}>
          <Glyph className="bar-icon" glyph={back} />
        </button>
      )}
      <span className="page-bar__title">{page.title}</span>
      <button className="page-bar__end tappable" type="button" aria-label="联系我们" onClick={onHelp}>
        <Glyph className="bar-icon" glyph={help} />
      </button>
    </header>
  )
}

/** The tabs under each of their pages, with how much waits there. */
export function TabBar({ tabs, onTab }: Pick<BarsProps, 'tabs' | 'onTab'>) {
  const { page, badges } = useBarState()
  if (!page?.isTab) return null
  return (
    <nav className="tab-bar" aria-label="主要页面">
      {tabs.map(({ name, text, icon }, index) => {
        const count = badges[index] ?? 0
        const isHere = name === page.name
        return (
          <button
            key={name}
            className={`tab-bar__tab tappable ${isHere ? 'tab-bar__tab--here' : ''}`}
            type="button"
            aria-current={isHere ? 'page' : undefined}
            aria-label={count > 0 ? `${text}，${count} 条未读` : undefined}
            onClick={() => onTab(index)}
          >
            <Glyph className="bar-icon" glyph={tabGlyphs[icon]} />
            <span className="tab-bar__text">{text}</span>
            {count > 0 && <span className="tab-bar__count">{count > MOST ? `${MOST}+` : count}</span>}
          </button>
        )
      })}
    </nav>
  )
}
