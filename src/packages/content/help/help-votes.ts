import { makeAutoObservable } from 'mobx'
import { type HelpItem, helpVote } from '@/contract/help'
import type { Flag } from '@/contract/primitives'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

type Vote = Submission<Flag, { usefulCount: number }>

/** What the customer says of answers: once each, kept beside the questions as they were fetched. */
export class HelpVotes {
  private readonly votes = new Map<string, { readonly useful: Flag; readonly usefulCount: number }>()
  private readonly submissions = new Map<string, Vote>()

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'submissions'>(
      this,
      { root: false, submissions: false },
      { autoBind: true },
    )
  }

  /** What was said of an answer, now or before; `''` for nothing. */
  voteOf(item: HelpItem): HelpItem['vote'] {
    return this.votes.get(item.id)?.useful ?? item.vote
  }

  /** How many an answer helped. */
  usefulCountOf(item: HelpItem): number {
    return this.votes.get(item.id)?.usefulCount ?? item.usefulCount
  }

  /** Says whether an answer helped; after a failure it can be said again. */
  async vote({ id }: HelpItem, useful: Flag): Promise<void> {
    const answer = await this.submissionOf(id).submit(useful)
    if (answer) this.noteVote(id, useful, answer.usefulCount)
  }

  private noteVote(id: string, useful: Flag, usefulCount: number): void {
    this.votes.set(id, { useful, usefulCount })
  }

  private submissionOf(id: string): Vote {
    const known = this.submissions.get(id)
    if (known) return known
    const submission: Vote = new Submission((useful, requestNo) =>
      this.root.api.call(helpVote, { id, useful }, { showLoading: false, requestNo }),
    )
    this.submissions.set(id, submission)
    return submission
  }
}
