import type { Editor } from '../editor-markup'

/** One article as the seed lists it; `at` is `YYYY-MM-DD HH:mm`. */
export interface ArticleSeed {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly summary: string
  /** Headed parts: the heading, then its paragraphs. */
  readonly parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]
  /** A table after the last part, its first row the headings. */
  readonly table?: readonly (readonly string[])[]
  /** What the text was pasted from; left out: written in the content system itself. */
  readonly editor?: Editor
  /** A picture after the first part. */
  readonly picture?: string
  /** Left out: no cover in the list. */
  readonly cover?: string
  /** Title of a PDF below the text. */
  readonly attachment?: string
}

/** Articles of one category. */
export interface ArticleGroup {
  readonly categoryId: string
  readonly name: string
  readonly source: string
  readonly author: string
  readonly articles: readonly ArticleSeed[]
}
