import { makeAutoObservable } from 'mobx'
import { charityDetail, charityDonate, SMS_CHECK_ABOVE_POINTS } from '@/contract/charity'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { AppError } from '@/lib/app-error'
import { count } from '@/lib/format-number'
import { flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { countText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { charityOf } from '../queries'
import { donatePointsProblem } from '../shared/charity-texts'

export type CharityDetail = ResponseOf<typeof charityDetail>
export type DonateAnswer = ResponseOf<typeof charityDonate>

type DonateInput = Omit<RequestOf<typeof charityDonate>, 'requestNo' | 'verifyToken'>

/** One charity project, and giving points to it. */
export class CharityStore {
  readonly project: Resource<CharityDetail>
  /** `points` as typed; `isNamed` puts the masked name on the project's wall. */
  readonly form = new Form({
    points: countText({ rule: points => this.pointsProblem(points) }),
    isNamed: flag({ isOptional: true }),
  })
  readonly donation: VerifiedSubmission<DonateInput, DonateAnswer>
  readonly submission
  isOpen = false
  /** What came of the donation: shown instead of the project. */
  donated: DonateAnswer | undefined

  constructor(
    private readonly root: RootStore,
    charityId: string,
  ) {
    this.project = new Resource(signal => root.read(charityDetail, charityOf({ charityId }), signal), {
      changes: changesOf(root),
      dependsOn: ['points'],
    })
    this.donation = new VerifiedSubmission<DonateInput, DonateAnswer>(root, {
      endpoint: charityDonate,
      proof: 'donate',
      act: '捐赠',
      send: ({ verifyToken, ...input }, requestNo) =>
        root.write(charityDonate, { ...input, verifyToken: verifyToken || undefined }, { requestNo }),
      needsCheck: ({ points }) => points > SMS_CHECK_ABOVE_POINTS,
      touches: ['points'],
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.donation,
      input: ({ points, isNamed }): DonateInput => ({
        charityId,
        points: Number(points),
        anonymous: isNamed ? '0' : '1',
      }),
      confirm: ({ points }) => this.isSure(points),
      onDone: answer => this.showDonated(answer),
      onConflict: error => this.showChanged(error),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, project: false, form: false, donation: false, submission: false },
      { autoBind: true },
    )
  }

  open(): void {
    this.submission.reset()
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** From the result back to the project, which catches up with what was given. */
  showProject(): void {
    this.donated = undefined
  }

  /** Above a limit an SMS code is asked for as well. */
  private async isSure(points: number): Promise<boolean> {
    const { data: project } = this.project
    if (!project) return false
    return this.root.ui.confirm({
      title: `捐赠 ${count(points)} 积分？`,
      message: `捐给“${project.name}”，由${project.orgName}执行。捐赠后不可撤回。`,
      confirmText: '确认捐赠',
    })
  }

  private showDonated(answer: DonateAnswer): void {
    this.isOpen = false
    this.donated = answer
  }

  /** The project itself had changed: fetches it anew. */
  private async showChanged({ message }: AppError): Promise<void> {
    this.close()
    this.root.ui.showMessage({ text: message, durationMs: 4000 }, 'error')
    await this.project.load()
  }

  private pointsProblem(text: string): string | undefined {
    const { data } = this.project
    return data && donatePointsProblem(text, data)
  }
}
