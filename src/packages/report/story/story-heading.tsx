import { Heading } from '@/platform/elements/elements'
import './story-heading.scss'

/** Id of the one heading of a story page; the focus goes there when the page is turned. */
export const STORY_TITLE_ID = 'story-title'

/** The heading of a story page. */
export function StoryHeading({ children }: { children: string }) {
  return (
    <Heading level={1} id={STORY_TITLE_ID} className="story-heading">
      {children}
    </Heading>
  )
}
