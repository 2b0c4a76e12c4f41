import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { type Research, userResearchJoin, userResearchList } from '@/contract/research'
import type { Flag } from '@/contract/primitives'
import { isOff, isOn } from '@/lib/flag'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { researchesOf } from '../queries'

type Decision = Omit<RequestOf<typeof userResearchJoin>, 'requestNo'>
type ResearchPage = ResponseOf<typeof userResearchList>

/** Invitations to user researches, and the customer's decision on them. */
export class ResearchesStore {
  readonly researches: PagedList<Research, undefined, ResearchPage>
  readonly decision: Submission<Decision, ResponseOf<typeof userResearchJoin>>
  /** The invitation whose decision is under way, and which one it is. */
  underWay: Decision | undefined

  constructor(private readonly root: RootStore) {
    this.researches = new PagedList<Research, undefined, ResearchPage>(
      ({ pageNum, pageSize }, signal) =>
        root.read(userResearchList, researchesOf({ pageNum, pageSize }), signal),
      {
        filter: undefined,
        idOf: research => research.researchId,
        entity: 'research',
        changes: changesOf(root),
      },
    )
    this.decision = new Submission(
      (input, requestNo) =>
        root.write(userResearchJoin, input, { label: '提交', showLoading: false, requestNo }),
      { touches: touching(root, 'surveys') },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, researches: false, decision: false },
      { autoBind: true },
    )
  }

  /** Accepts, or declines after asking. Answers the survey to go on with once the invitation was accepted. */
  async decide(research: Research, accept: Flag): Promise<string | undefined> {
    if (isOff(accept) && !(await this.isSureToDecline(research))) return undefined
    const input = { researchId: research.researchId, accept }
    this.setUnderWay(input)
    const answer = await this.decision.submit(input)
    this.setUnderWay(undefined)
    if (!answer) return this.explain()
    this.researches.patch(research.researchId, { status: answer.status })
    return isOn(accept) ? answer.surveyId : undefined
  }

  private isSureToDecline({ title }: Research): Promise<boolean> {
    return this.root.ui.confirm({
      title: '不参加这次调研？',
      message: `婉拒「${title}」之后不能再参加，不影响您的其他权益。`,
      confirmText: '不参加',
    })
  }

  private setUnderWay(decision: Decision | undefined): void {
    this.underWay = decision
  }

  /** Somebody else, or the clock, was faster: says so and fetches the invitations anew. */
  private explain(): undefined {
    const { error } = this.decision
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
    if (wasRefused<typeof userResearchJoin>(error, 'stateConflict')) void this.researches.refresh()
    return undefined
  }
}
