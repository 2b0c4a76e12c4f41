import { makeAutoObservable } from 'mobx'
import { ftApplicationDetail, type FtApplicationDetail, type FtProgress } from '@/contract/ft-application'
import type { FtStepId } from '@/contract/ft-submission'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import type { FlowStore } from '@/domains/flow/flows'
import { stepAfter, stepBefore, type StepPosition, stepPosition } from '@/lib/flow'
import { withQuery } from '@/lib/query'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { routes } from '@/routes'
import { applicationOf } from '../queries'
import { closedQuestion } from './closed-question'
import {
  DETAILS,
  mayOpen,
  routeOfStep,
  type TrustFacts,
  type TrustRoute,
  trustFlow,
} from '@/domains/trust-application/application-flow'

const LIST = 'main/family-trusts'

/** An application for a family trust over all pages of its steps: how far it is, and the ways between them. */
export class TrustApplication implements FlowStore {
  readonly detail: Resource<FtApplicationDetail>
  private loading: Promise<void> | undefined

  constructor(
    private readonly root: RootStore,
    readonly applyId: string,
  ) {
    this.detail = new Resource(signal => root.read(ftApplicationDetail, applicationOf({ applyId }), signal), {
      changes: changesOf(root),
      dependsOn: ['applications'],
    })
    makeAutoObservable<this, 'root' | 'loading'>(
      this,
      { root: false, loading: false, applyId: false, detail: false },
      { autoBind: true },
    )
  }

  /** Undefined until the server has said how things stand. */
  get facts(): TrustFacts | undefined {
    return this.detail.data
  }

  /** It was sent back: only what the reviewer spoke of is open. */
  get isReturned(): boolean {
    return this.facts?.ftApplyStatus === FT_APPLY_STATUS.returned
  }

  /** The application as it is known, fetched where it is not. Rejects when it cannot be had. */
  async known(): Promise<FtApplicationDetail> {
    await this.loading
    if (!this.detail.data) await this.reload()
    const { state, data } = this.detail
    if (data) return data
    throw state.kind === 'error' ? state.error : new Error('The application has not come')
  }

  /** Fetches it anew. */
  reload(): Promise<void> {
    this.loading = this.detail.load()
    return this.loading
  }

  /**
   * Fetches it anew under a step that is filled in. One that was closed meanwhile is spoken of first: the page leads away from it as soon
   * as it is known. Rejects without a line.
   */
  async learn(id: FtStepId, isDraftKept: boolean): Promise<void> {
    const detail = await this.root.read(ftApplicationDetail, applicationOf({ applyId: this.applyId }))
    if (!mayOpen(detail, id)) await this.root.ui.confirm(closedQuestion(detail.ftApplyStatus, isDraftKept))
    this.detail.set(detail)
  }

  /** Where a step stands, for its header. */
  positionOf(id: FtStepId): StepPosition | undefined {
    return this.facts && stepPosition(trustFlow, this.facts, id)
  }

  /** A step was saved: how far the application is by now; the rest of what changed follows. */
  takeProgress({ currentStep, steps, warnings }: FtProgress): void {
    const { data } = this.detail
    if (data) this.detail.set({ ...data, currentStep, steps, warnings })
    void this.reload()
  }

  /** On to the step behind this one; of what was returned, back to the application with the remarks that are left. */
  goOn(id: FtStepId): void {
    const next = this.facts && stepAfter(trustFlow, this.facts, id)
    if (this.isReturned || !next) return this.backTo(DETAILS)
    this.root.navigation.go(next.route, { applyId: this.applyId })
  }

  /** Back to the step before this one; of what was returned, to the application. */
  goBack(id: FtStepId): void {
    const before = this.facts && stepBefore(trustFlow, this.facts, id)
    this.backTo(this.isReturned || !before ? DETAILS : before.route)
  }

  /** To a step, over the page in front. */
  open(id: FtStepId): void {
    this.root.navigation.go(routeOfStep(id), { applyId: this.applyId })
  }

  /** To a step, on the way back where it lies below. */
  goTo(id: FtStepId): void {
    this.backTo(routeOfStep(id))
  }

  /** To the list of applications. */
  exit(): void {
    this.root.navigation.returnTo(`/phone/${routes[LIST].path}`)
  }

  dispose(): void {
    this.detail.reset()
  }

  private backTo(route: TrustRoute): void {
    const { applyId } = this
    this.root.navigation.returnTo(withQuery(`/phone/${routes[route].path}`, { applyId }))
  }
}
