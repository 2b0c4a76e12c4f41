import { makeAutoObservable } from 'mobx'
import { articleCollect, articleCollectList, type CollectedArticle } from '@/contract/article'
import type { ResponseOf } from '@/contract/endpoint'
import type { Flag } from '@/contract/primitives'
import { isOn } from '@/lib/flag'
import { Changes } from '@/stores/primitives/changes'
import { PagedList } from '@/stores/primitives/paged-list'
import { Submission } from '@/stores/primitives/submission'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { collectedArticles } from '../queries'

type CollectedPage = ResponseOf<typeof articleCollectList>
type Sending = Submission<Flag, { readonly count: number }>

/** What the customer keeps. What is let go keeps its line until the page is left, so that it can be taken back. */
export class CollectionStore {
  readonly articles: PagedList<CollectedArticle, object, CollectedPage>
  private readonly sending = new Map<string, Sending>()

  constructor(private readonly root: RootStore) {
    this.articles = new PagedList<CollectedArticle, object, CollectedPage>(
      ({ pageNum, pageSize }, signal) =>
        root.read(articleCollectList, collectedArticles({ pageNum, pageSize }), signal),
      { filter: {}, idOf: article => article.articleId, entity: 'article', changes: changesOf(root) },
    )
    makeAutoObservable<this, 'root' | 'sending'>(
      this,
      { root: false, sending: false, articles: false },
      { autoBind: true },
    )
  }

  /** Lets an article go, or keeps it again: it shows at once, and goes back when the write fails. */
  async toggle(article: CollectedArticle): Promise<void> {
    const { articleId, collected, collectCount } = article
    const sending = this.sendingOf(articleId)
    if (sending.isSubmitting) return
    const flag = isOn(collected) ? '0' : '1'
    this.note(articleId, { collected: flag, collectCount: collectCount + (isOn(flag) ? 1 : -1) })
    const answer = await sending.submit(flag)
    this.note(
      articleId,
      answer ? { collected: flag, collectCount: answer.count } : { collected, collectCount },
    )
    const { error } = sending
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
  }

  private sendingOf(articleId: string): Sending {
    const known = this.sending.get(articleId)
    if (known) return known
    const sending: Sending = new Submission((on, requestNo) =>
      this.root.write(articleCollect, { articleId, on }, { showLoading: false, requestNo }),
    )
    this.sending.set(articleId, sending)
    return sending
  }

  private note(articleId: string, change: Pick<CollectedArticle, 'collected' | 'collectCount'>): void {
    this.root.get(Changes).note('article', articleId, change)
  }
}
