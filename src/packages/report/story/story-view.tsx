import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { focusElement, Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { whenIdle } from '@/platform/host/idle'
import { useStores } from '@/stores/root/context'
import { eye } from '@/ui/icon/glyphs/eye'
import { eyeOff } from '@/ui/icon/glyphs/eye-off'
import { Icon } from '@/ui/icon/icon'
import { DRAW_PAGE, type InnerPageId, nextPage, pageNumber, previousPage } from '../shared/report-pages'
import { NIGHT_SKY } from '../shared/scenery/scenes'
import { RulesSheet } from '../shared/rules-sheet'
import { Scene } from '../shared/scene'
import { StoryFooter } from './story-footer'
import { STORY_TITLE_ID } from './story-heading'
import { STORY_PAGES } from './story-pages'
import { StoryProgress } from './story-progress'
import { TopBar } from '../shared/top-bar'
import { useReport } from '../shared/use-report'
import { useSwipe } from './use-swipe'
import './story-view.scss'
import '../shared/top-bar.scss'

/** The story from page 2 to the draw, one page at a time; `asked` is the page the address names. */
export const Story = observer(function Story({ asked }: { asked: string | undefined }) {
  const { navigation } = useStores()
  const report = useReport()
  const { pages } = report
  const page = report.pageAt(asked)
  const [left, setLeft] = useState(page)
  const [areRulesOpen, setRulesOpen] = useState(false)
  useEffect(() => whenIdle(RulesSheet.prefetch), [])
  const { scene, hasStars, Content, SceneNote } = STORY_PAGES[page]
  useFocusOnTurn(page)

  const turnTo = (target: InnerPageId | undefined) => {
    if (target === undefined) return
    setLeft(page)
    report.turnTo(asked, target)
  }
  const next = nextPage(pages, page)
  const previous = previousPage(pages, page)
  const swipe = useSwipe(way => turnTo(way === 'next' ? next : previous))
  const skip = report.hasDrawn
    ? { text: '查看抽奖结果', onTap: () => navigation.go('report/result', {}, 'replace') }
    : { text: '直接去抽奖', onTap: () => turnTo(DRAW_PAGE) }

  return (
    <View className={`story scene--${scene}`} {...swipe}>
      <View className={`story__backdrop scene--${STORY_PAGES[left].scene}`} aria-hidden />
      <View className="story__top">
        <TopBar onLeave={navigation.back}>
          <Eye />
        </TopBar>
        <StoryProgress number={pageNumber(pages, page)} total={pages.length} />
      </View>
      <View key={page} className={`story__page story__page--${page} moves`}>
        {hasStars && <Picture className="story__stars" drawing={NIGHT_SKY} />}
        <View className="story__text">
          <View className="story__rise moves">
            <Content onShowRules={() => setRulesOpen(true)} />
          </View>
        </View>
        <Scene name={scene}>{SceneNote && <SceneNote />}</Scene>
      </View>
      <StoryFooter
        place={`${pageNumber(pages, page)} / ${pages.length}`}
        skip={page === DRAW_PAGE ? undefined : skip}
        onPrevious={previous && (() => turnTo(previous))}
        onNext={next && (() => turnTo(next))}
      />
      <RulesSheet isOpen={areRulesOpen} year={report.entry.currentYear} onClose={() => setRulesOpen(false)} />
    </View>
  )
})

const Eye = observer(function Eye() {
  const { ui } = useStores()
  return (
    <Tappable
      className="report-bar__button"
      label={ui.areAmountsHidden ? '显示金额' : '隐藏金额'}
      trackId="report-eye"
      onTap={ui.toggleAmounts}
    >
      <Icon glyph={ui.areAmountsHidden ? eyeOff : eye} size={22} />
    </Tappable>
  )
})

/** A turned page is announced by its heading; the first one is not, since the page itself has just been. */
function useFocusOnTurn(page: InnerPageId): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) focusElement(STORY_TITLE_ID)
    shown.current = page
  }, [page])
}
