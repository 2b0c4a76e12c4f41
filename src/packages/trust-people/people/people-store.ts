import { makeAutoObservable } from 'mobx'
import {
  beneChangeSubmit,
  beneChangeWithdraw,
  type BeneSet,
  ftBeneDelete,
  ftBeneList,
  ftBeneReorder,
  type SetPersonRow,
} from '@/contract/beneficiary'
import type { ResponseOf } from '@/contract/endpoint'
import type { FtStepId } from '@/contract/ft-submission'
import { FT_SECTION } from '@/contract/tables/trust'
import type { CancelSignal } from '@/lib/cancellation'
import { routes } from '@/routes'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { SetRef } from '@/lib/beneficiary-drafts'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { routeOfStep } from '@/domains/trust-application/application-flow'
import { beneSetOf } from '../queries'
import { ApplicationSubmission } from '@/domains/trust-application/application-submission'
import { type PeopleError, peopleErrorPlace } from './error-places'

/** Everybody who benefits: taking off, putting in order, and handing in. */
export class PeopleStore {
  readonly set: Resource<BeneSet>
  readonly removal: Submission<{ beneId: string }, object>
  readonly reordering: Submission<{ orders: { beneId: string; order: number }[] }, object>
  /** Hands the application in. */
  readonly application: ApplicationSubmission
  /** Hands the change of a trust in. */
  readonly change: VerifiedSubmission<{ trustId: string }, ResponseOf<typeof beneChangeSubmit>>
  readonly withdrawal: Submission<{ trustId: string }, ResponseOf<typeof beneChangeWithdraw>>
  isReordering = false

  constructor(
    private readonly root: RootStore,
    readonly ref: SetRef,
  ) {
    const touches = touching(root, 'beneficiaries', 'applications')
    this.set = new Resource(signal => this.fetch(signal), {
      changes: changesOf(root),
      dependsOn: ['beneficiaries'],
    })
    this.removal = new Submission(
      (input, requestNo) =>
        root.write(ftBeneDelete, { ...ref, ...input, revision: this.revision }, { label: '删除', requestNo }),
      { touches },
    )
    this.reordering = new Submission(
      (input, requestNo) =>
        root.write(
          ftBeneReorder,
          { ...ref, ...input, revision: this.revision },
          { label: '调整顺位', requestNo },
        ),
      { touches },
    )
    const applyId = ref.applyId ?? ''
    this.application = new ApplicationSubmission(root, applyId, {
      onDone: () => root.navigation.returnTo(applicationAddress(applyId)),
      leadTo: step => this.leadToStep(step),
    })
    this.change = new VerifiedSubmission(root, {
      endpoint: beneChangeSubmit,
      proof: 'beneficiary',
      subject: ({ trustId }) => trustId,
      act: '受益人变更',
      send: ({ trustId, verifyToken }, requestNo) =>
        root.write(beneChangeSubmit, { trustId, verifyToken }, { label: '提交', requestNo }),
      touches: ['beneficiaries'],
      onFound: () => void this.set.load(),
    })
    this.withdrawal = new Submission(
      (input, requestNo) => root.write(beneChangeWithdraw, input, { label: '撤回', requestNo }),
      { touches },
    )
    makeAutoObservable<this, 'root'>(
      this,
      {
        ...{ root: false, ref: false, set: false, removal: false, reordering: false },
        ...{ application: false, change: false, withdrawal: false },
      },
      { autoBind: true },
    )
  }

  get isOfTrust(): boolean {
    return this.ref.trustId !== undefined
  }

  /** What keeps the set from being handed in: of the set itself, or of the last try. */
  get problems(): readonly PeopleError[] {
    const { errors } = this.application
    return errors.length > 0 ? errors : (this.set.data?.errors ?? [])
  }

  get isSubmitting(): boolean {
    return this.application.isSubmitting || this.change.isSubmitting
  }

  get submitProblem(): string | undefined {
    const { application, change, withdrawal, removal, reordering } = this
    const write = [withdrawal, removal, reordering].find(({ error }) => error)
    return write?.problem ?? application.problem ?? change.problem
  }

  toggleOrder(): void {
    this.isReordering = !this.isReordering
  }

  /** Takes a beneficiary off, once the customer is sure. */
  async remove({ beneId, nameMask, sharePercent }: SetPersonRow): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: `删除受益人${nameMask}？`,
      message: `其受益比例 ${sharePercent}% 将空出，为其设置的分配方案一并删除。`,
      confirmText: '删除',
    })
    if (!isSure) return
    await this.removal.submit({ beneId })
    await this.reload()
  }

  /** Puts somebody one 顺位 before or behind. */
  async move({ beneId }: SetPersonRow, by: -1 | 1): Promise<void> {
    const list = this.set.data?.list ?? []
    const orders = list.map(one => ({
      beneId: one.beneId,
      order: one.order + (one.beneId === beneId ? by : 0),
    }))
    await this.reordering.submit({ orders })
    await this.reload()
  }

  /** Hands it in, once the customer is sure; what is wrong is led to. */
  async submit(): Promise<void> {
    const { trustId } = this.ref
    const [first] = this.set.data?.errors ?? []
    if (first) return this.leadTo(first)
    if (trustId) await this.submitChange(trustId)
    else await this.application.submit()
  }

  /** Where an error, or what a reviewer said, is mended. */
  placeOf(error: Pick<PeopleError, 'section' | 'field'>) {
    const ids = (this.set.data?.list ?? []).map(({ beneId }) => beneId)
    return peopleErrorPlace(error, ids)
  }

  /** To the place where it is mended. */
  leadTo(error: Pick<PeopleError, 'section' | 'field'>): void {
    const { navigation } = this.root
    const place = this.placeOf(error)
    switch (place.kind) {
      case 'person':
        return navigation.go('trust-people/beneficiary', { ...this.ref, beneId: place.beneId })
      case 'guardian':
        return navigation.go('trust-people/guardian', { ...this.ref, beneId: place.beneId })
      case 'plans':
        return navigation.go('trust-people/plans', this.ref)
      case 'end':
        return navigation.go('trust-people/end-scheme', this.ref)
      case 'section':
        return navigation.go('trust-application/application', { applyId: this.ref.applyId })
      default:
        // It is about this page: how many there are, and what their shares come to.
        return undefined
    }
  }

  /** Takes a change back from the review, or gives up one that is being typed. */
  async withdraw(): Promise<void> {
    const { trustId } = this.ref
    const isInReview = this.set.data?.status === BENE_CHANGE_STATUS.inReview
    const isSure = await this.root.ui.confirm({
      title: isInReview ? '撤回受益人变更？' : '放弃这次变更？',
      message: isInReview
        ? '撤回后可以修改并重新提交，原受益人和分配方案继续有效。'
        : '已填写的变更不再保留，原受益人和分配方案继续有效。',
      confirmText: isInReview ? '撤回' : '放弃变更',
    })
    if (!isSure || !trustId) return
    await this.withdrawal.submit({ trustId })
    await this.set.load()
  }

  private async submitChange(trustId: string): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '提交受益人变更？',
      message: '提交后进入审核，审核通过前仍按原受益人和分配方案支付。',
      confirmText: '提交',
    })
    if (!isSure) return
    await this.change.submit({ trustId })
    await this.set.load()
  }

  /** Another step has to be mended first; what is wrong with this one stands here. */
  private leadToStep(step: FtStepId): void {
    if (step !== 'people') this.root.navigation.go(routeOfStep(step), { applyId: this.ref.applyId })
  }

  /** Of the set as it is shown. */
  private get revision(): number {
    return this.set.data?.revision ?? 0
  }

  private reload(): Promise<void> {
    return this.set.load()
  }

  /** What was wrong before may be mended by now; what another page found wrong is said once. */
  private async fetch(signal: CancelSignal): Promise<BeneSet> {
    const set = await this.root.read(ftBeneList, beneSetOf(this.ref), signal)
    this.application.begin(FT_SECTION.people)
    return set
  }
}

const applicationAddress = (applyId: string) =>
  `/phone/${routes['trust-application/application'].path}?applyId=${applyId}`
