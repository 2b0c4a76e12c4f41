import { type HelpItem, helpVote } from '@/contract/help'
import type { Flag } from '@/contract/primitives'
import { Changes } from '@/stores/primitives/changes'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

type Vote = Submission<Flag, { usefulCount: number }>

/** What the customer says of answers: once each; every list of the help centre shows it. */
export class HelpVotes {
  private readonly submissions = new Map<string, Vote>()

  constructor(private readonly root: RootStore) {}

  /** Says whether an answer helped; after a failure it can be said again. */
  async vote({ id }: HelpItem, useful: Flag): Promise<void> {
    const answer = await this.submissionOf(id).submit(useful)
    if (answer) this.root.get(Changes).note('helpItem', id, { vote: useful, usefulCount: answer.usefulCount })
  }

  private submissionOf(id: string): Vote {
    const known = this.submissions.get(id)
    if (known) return known
    const submission: Vote = new Submission((useful, requestNo) =>
      this.root.write(helpVote, { id, useful }, { showLoading: false, requestNo }),
    )
    this.submissions.set(id, submission)
    return submission
  }
}

/** Questions as they are now, voted on wherever. */
export function withVotes(
  items: readonly HelpItem[],
  upToDate: (entity: 'helpItem', id: string, item: HelpItem) => HelpItem,
): HelpItem[] {
  return items.map(item => upToDate('helpItem', item.id, item))
}
