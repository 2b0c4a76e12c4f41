import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { HELP_KEYWORD, helpCategoryList, helpHotList, helpSearch, type HelpItem } from '@/contract/help'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { helpCategories, hotQuestions, questionsFor } from '../queries'
import { HelpVotes, withVotes } from './help-votes'

type Categories = ResponseOf<typeof helpCategoryList>

/** The help centre: its groups, the questions asked most, and what a search finds. */
export class HelpCenterStore {
  readonly categories: Resource<Categories>
  readonly hot: Resource<readonly HelpItem[]>
  readonly results: Resource<readonly HelpItem[]>
  readonly votes: HelpVotes
  /** What was typed last, trimmed. */
  keyword = ''

  constructor(root: RootStore) {
    this.categories = new Resource(signal => root.read(helpCategoryList, helpCategories(), signal))
    const following = { changes: changesOf(root), patched: withVotes }
    this.hot = new Resource<readonly HelpItem[]>(async signal => {
      const { list } = await root.read(helpHotList, hotQuestions(), signal)
      return list
    }, following)
    this.results = new Resource<readonly HelpItem[]>(async signal => {
      const { keyword } = this
      const { list } = await root.read(helpSearch, questionsFor({ keyword }), signal)
      return list
    }, following)
    this.votes = new HelpVotes(root)
    makeAutoObservable(
      this,
      { categories: false, hot: false, results: false, votes: false },
      { autoBind: true },
    )
  }

  /** Looks for a text (rule of the contract: 1 to 30 characters); an emptied field shows the groups again. */
  search(text: string): void {
    this.keyword = text.slice(0, HELP_KEYWORD.max)
    this.results.reset()
    if (this.keyword) void this.results.load()
  }
}
