import { makeAutoObservable } from 'mobx'
import { ARTICLE_KEYWORD, articleCategoryList, articleList, type ArticleRow } from '@/contract/article'
import type { ResponseOf } from '@/contract/endpoint'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { articleCategories, articlesOf } from '../queries'

type ArticlePage = ResponseOf<typeof articleList>

/** `''` is every category, every article. */
interface ArticleFilter {
  readonly categoryId: string
  readonly keyword: string
}

/** A line of the list. */
export interface ArticleEntry {
  readonly key: string
  readonly article: ArticleRow
}

/** Articles by category and words. */
export class ArticlesStore {
  readonly categories: Resource<ResponseOf<typeof articleCategoryList>['list']>
  readonly articles: PagedList<ArticleRow, ArticleFilter, ArticlePage>
  /** What is typed is too short to be looked for: the list stays. */
  isTooShort = false

  constructor(root: RootStore, categoryId = '') {
    this.categories = new Resource(async signal => {
      const answer = await root.read(articleCategoryList, articleCategories(), signal)
      return answer.list
    })
    this.articles = new PagedList<ArticleRow, ArticleFilter, ArticlePage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(articleList, articlesOf({ ...chosen, pageNum, pageSize }), signal),
      {
        filter: { categoryId, keyword: '' },
        idOf: article => article.articleId,
        entity: 'article',
        changes: changesOf(root),
      },
    )
    makeAutoObservable(this, { categories: false, articles: false }, { autoBind: true })
  }

  get entries(): readonly ArticleEntry[] {
    return this.articles.items.map(article => ({ key: article.articleId, article }))
  }

  /** Looks for words; an empty text shows everything again. */
  search(keyword: string): void {
    this.isTooShort = keyword !== '' && keyword.length < ARTICLE_KEYWORD.min
    if (!this.isTooShort) this.articles.narrow({ keyword })
  }

  clearFilter(): void {
    this.isTooShort = false
    this.articles.clear()
  }

  /** Fetches categories and articles anew. */
  async refresh(): Promise<void> {
    await Promise.all([this.categories.load(), this.articles.reload()])
  }
}
