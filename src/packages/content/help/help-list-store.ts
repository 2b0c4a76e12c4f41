import type { ResponseOf } from '@/contract/endpoint'
import { helpList } from '@/contract/help'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { questionsOf } from '../queries'
import { HelpVotes, withVotes } from './help-votes'

/** The questions of one group of the help centre. */
export class HelpListStore {
  readonly help: Resource<ResponseOf<typeof helpList>>
  readonly votes: HelpVotes

  constructor(root: RootStore, categoryId: string) {
    this.help = new Resource(signal => root.read(helpList, questionsOf({ categoryId }), signal), {
      changes: changesOf(root),
      patched: (help, upToDate) => ({ ...help, list: withVotes(help.list, upToDate) }),
    })
    this.votes = new HelpVotes(root)
  }
}
