import { type Article, articleCollect, articleDetail, articleLike } from '@/contract/article'
import type { Flag } from '@/contract/primitives'
import { isOn } from '@/lib/flag'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { articleOf } from '../queries'
import { COLLECTION, LIKE, type Reaction } from './reaction'

type Sending = Submission<Flag, { readonly count: number }>

/** One article, and whether the customer likes and keeps it. */
export class ArticleStore {
  readonly article: Resource<Article>
  private readonly sending: ReadonlyMap<Reaction, Sending>

  constructor(
    private readonly root: RootStore,
    private readonly articleId: string,
  ) {
    this.article = new Resource(signal => root.read(articleDetail, articleOf({ articleId }), signal), {
      changes: changesOf(root),
      patched: (article, upToDate) => upToDate('article', articleId, article),
    })
    const send = (endpoint: typeof articleLike | typeof articleCollect): Sending =>
      new Submission((on, requestNo) =>
        root.write(endpoint, { articleId, on }, { showLoading: false, requestNo }),
      )
    this.sending = new Map([
      [LIKE, send(articleLike)],
      [COLLECTION, send(articleCollect)],
    ])
  }

  /**
   * Sets or takes back a mark: it shows at once, here and in lists, and goes back when the write fails. One write in
   * flight: a tap meanwhile does nothing. A visitor is asked to log in, and comes back here.
   */
  async toggle(reaction: Reaction): Promise<void> {
    if (this.root.user.session === 'anonymous') return this.root.requestLogin()
    const { data } = this.article
    const sending = this.sending.get(reaction)
    if (!data || !sending || sending.isSubmitting) return
    const before = reaction.of(data)
    const flag = isOn(before.flag) ? '0' : '1'
    this.note(reaction.as(flag, before.count + (isOn(flag) ? 1 : -1)))
    const answer = await sending.submit(flag)
    this.note(answer ? reaction.as(flag, answer.count) : reaction.as(before.flag, before.count))
    const { error } = sending
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
  }

  private note(change: Partial<Article>): void {
    this.root.get(Changes).note('article', this.articleId, change)
  }
}
