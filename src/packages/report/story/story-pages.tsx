import type { ComponentType } from 'react'
import type { InnerPageId } from '../shared/report-pages'
import type { SceneName } from '../shared/scenery/scenes'
import { CompanionNote, CompanionPage } from './companion-page'
import { FirstStepPage } from './first-step-page'
import { GivingNote, GivingPage } from './giving-page'
import { LetterPage } from './letter-page'
import { LongestPage } from './longest-page'
import { PanoramaPage } from './panorama-page'
import type { StoryPageProps } from './story-page-props'
import { SummitPage } from './summit-page'

interface StoryPageParts {
  readonly scene: SceneName
  readonly hasStars?: boolean
  /** The sky at the top is light. */
  readonly isLight?: boolean
  readonly Content: ComponentType<StoryPageProps>
  /** A small sign within the landscape. */
  readonly SceneNote?: ComponentType
}

/** What each page shows and where in the day it stands. */
export const STORY_PAGES: Record<InnerPageId, StoryPageParts> = {
  2: { scene: 'mist', isLight: true, Content: CompanionPage, SceneNote: CompanionNote },
  3: { scene: 'clear', isLight: true, Content: FirstStepPage },
  4: { scene: 'noon', isLight: true, Content: LongestPage },
  5: { scene: 'dusk', Content: SummitPage },
  6: { scene: 'night', hasStars: true, Content: PanoramaPage },
  7: { scene: 'stars', hasStars: true, Content: GivingPage, SceneNote: GivingNote },
  8: { scene: 'letter', isLight: true, Content: LetterPage },
}
