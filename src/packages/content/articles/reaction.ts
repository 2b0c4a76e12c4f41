import type { Article } from '@/contract/article'
import type { Flag } from '@/contract/primitives'

/** A mark that the customer sets on an article and takes back, and how many did so. */
export interface Reaction {
  readonly of: (article: Article) => { readonly flag: Flag; readonly count: number }
  readonly as: (flag: Flag, count: number) => Partial<Article>
}

export const LIKE: Reaction = {
  of: ({ liked, likeCount }) => ({ flag: liked, count: likeCount }),
  as: (liked, likeCount) => ({ liked, likeCount }),
}

export const COLLECTION: Reaction = {
  of: ({ collected, collectCount }) => ({ flag: collected, count: collectCount }),
  as: (collected, collectCount) => ({ collected, collectCount }),
}
