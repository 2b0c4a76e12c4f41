import { makeAutoObservable } from 'mobx'
import { charityDetail, charityDonate, SMS_CHECK_ABOVE_POINTS } from '@/contract/charity'
import { INNER } from '@/contract/codes'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { MovedPoints } from '@/domains/points/moved-points'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { count } from '@/lib/format-number'
import { FormModel } from '@/stores/primitives/form-model'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { donatePointsProblem } from '../shared/charity-texts'

export type CharityDetail = ResponseOf<typeof charityDetail>
export type DonateAnswer = ResponseOf<typeof charityDonate>

type DonateInput = Omit<RequestOf<typeof charityDonate>, 'requestNo' | 'verifyToken'>

/** One charity project, and giving points to it. */
export class CharityStore {
  readonly project: Resource<CharityDetail>
  /** `points` as typed; `isNamed` puts the masked name on the project's wall. */
  readonly form = new FormModel<{ points: string; isNamed: boolean }>({
    points: { initial: '', error: text => this.pointsProblem(text) },
    isNamed: { initial: false },
  })
  readonly donation: VerifiedSubmission<DonateInput, DonateAnswer>
  isOpen = false
  /** What came of the donation: shown instead of the project. */
  donated: DonateAnswer | undefined

  constructor(
    private readonly root: RootStore,
    private readonly charityId: string,
  ) {
    this.project = new Resource(signal =>
      root.api.call(charityDetail, { charityId }, { showLoading: false, signal }),
    )
    this.donation = new VerifiedSubmission<DonateInput, DonateAnswer>(root, {
      endpoint: charityDonate,
      scene: 'donate',
      act: '捐赠',
      send: ({ verifyToken, ...input }, requestNo) =>
        root.api.call(charityDonate, { ...input, verifyToken: verifyToken || undefined }, { requestNo }),
      needsCheck: ({ points }) => points > SMS_CHECK_ABOVE_POINTS,
      onFound: () => this.noteMove(),
    })
    makeAutoObservable<this, 'root' | 'charityId'>(
      this,
      { root: false, charityId: false, project: false, form: false, donation: false },
      { autoBind: true },
    )
  }

  /** Why the donation did not go through, beside what its field says. */
  get problem(): string | undefined {
    return this.form.errorOf('points') ? undefined : this.donation.problem
  }

  open(): void {
    this.form.reset()
    this.donation.submission.reset()
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Asks first, above a limit for an SMS code too; done, the page shows the result. */
  async donate(): Promise<void> {
    const { data } = this.project
    if (!data || this.donation.submission.isSubmitting || !this.form.check()) return
    const points = Number(this.form.values.points)
    // One dialog at a time: two would both want the focus.
    this.show(false)
    if (!(await this.isSure(data, points))) return this.show(true)
    const anonymous = this.form.values.isNamed ? '0' : '1'
    const answer = await this.donation.run({ charityId: this.charityId, points, anonymous })
    if (answer) this.showDonated(answer)
    else await this.explain()
  }

  /** From the result back to the project, as it stands now. */
  async showProject(): Promise<void> {
    this.donated = undefined
    await this.project.load()
  }

  private show(isOpen: boolean): void {
    this.isOpen = isOpen
  }

  private isSure(project: CharityDetail, points: number): Promise<boolean> {
    return this.root.ui.confirm({
      title: `捐赠 ${count(points)} 积分？`,
      message: `捐给“${project.name}”，由${project.orgName}执行。捐赠后不可撤回。`,
      confirmText: '确认捐赠',
    })
  }

  private showDonated(answer: DonateAnswer): void {
    this.donated = answer
    this.root.get(MovedPoints).note()
  }

  /** Points may have gone: balance and project are fetched anew, here and on the pages below. */
  private noteMove(): void {
    this.root.get(MovedPoints).note()
    void this.project.load()
  }

  /** Not given: the sheet says why, unless the project itself had changed; that is fetched anew. */
  private async explain(): Promise<void> {
    const { error, uncertainInput } = this.donation.submission
    if (uncertainInput) this.noteMove()
    if (error?.code === INNER.invalidInput) this.form.takeServerErrors(error.fieldErrors)
    if (error?.code !== INNER.stateConflict) return this.show(true)
    this.root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
    await this.project.load()
  }

  private pointsProblem(text: string): string | undefined {
    const { data } = this.project
    return data && donatePointsProblem(text, data)
  }
}
