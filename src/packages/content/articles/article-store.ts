import { type Article, articleCollect, articleDetail, articleLike } from '@/contract/article'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Reaction } from './reaction'

/** One article, and whether the customer likes and keeps it. */
export class ArticleStore {
  readonly article: Resource<Article>
  readonly like: Reaction
  readonly collection: Reaction

  constructor(
    private readonly root: RootStore,
    articleId: string,
  ) {
    this.article = new Resource(async signal => {
      const article = await root.api.call(articleDetail, { articleId }, { showLoading: false, signal })
      this.like.set(article.liked, article.likeCount)
      this.collection.set(article.collected, article.collectCount)
      return article
    })
    this.like = new Reaction((on, requestNo) =>
      root.api.call(articleLike, { articleId, on }, { showLoading: false, requestNo }),
    )
    this.collection = new Reaction((on, requestNo) =>
      root.api.call(articleCollect, { articleId, on }, { showLoading: false, requestNo }),
    )
  }

  /** Sets or takes back a mark; a visitor is asked to log in, and comes back here. */
  async toggle(reaction: Reaction): Promise<void> {
    if (this.root.user.session === 'anonymous') return this.root.requestLogin()
    const error = await reaction.toggle()
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
  }
}
