import type { ReactNode } from 'react'

export type TabIcon = 'home' | 'trust' | 'messages'

/** A tab as the tab bar shows it. */
export interface BarTab {
  /** Name of the page's route. */
  readonly name: string
  readonly text: string
  readonly icon: TabIcon
}

/** What the bars lead to. */
export interface BarsProps {
  /** The pages. */
  readonly children: ReactNode
  readonly tabs: readonly BarTab[]
  onBack(): void
  /** The customer asks for help. */
  onHelp(): void
  onTab(index: number): void
}

/** What of the page in front the bars show. */
export interface BarPage {
  /** Name of its route. */
  readonly name: string
  readonly title: string
  /** The page has a top of its own: no bar above it. */
  readonly isFullScreen: boolean
  readonly isTab: boolean
}
