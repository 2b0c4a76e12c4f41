/** What a page of the story gets from around it. */
export interface StoryPageProps {
  /** Opens the rules of the draw over the story. */
  readonly onShowRules: () => void
}
