import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type BeneSet, distPreview, ftBeneList, ftDistPlanSave, type SetPlan } from '@/contract/beneficiary'
import type { ResponseOf } from '@/contract/endpoint'
import { drafted } from '@/domains/flow/drafted'
import type { RevisedWrite } from '@/domains/flow/revised-write'
import { ServerDraft } from '@/domains/flow/server-draft'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import { todayInShanghai } from '@/lib/date'
import { plansTogether } from '@/lib/dist-plan-rules'
import { FormSubmission } from '@/stores/form/form-submission'
import type { Difference } from '@/stores/form/part'
import { Resource } from '@/stores/primitives/resource'
import { peopleAddress } from '../shared/set-ref'
import type { RootStore } from '@/stores/root/root-store'
import { beneSetOf, previewOf } from '../queries'
import { fillDrafted } from '../shared/fill-drafted'
import { setWrite } from '../shared/set-write'
import { planContent, planForm, type PlanForm, planOf } from './plan-form'
import { planDifferences, plansContent, planFactsOf } from './plan-texts'

type Preview = ResponseOf<typeof distPreview>

/** The plans of a set while they are changed: a draft of all of them, one that is edited, and what they would pay. */
export class PlansStore {
  readonly set: Resource<BeneSet>
  readonly preview: Resource<Preview>
  readonly draft: ServerDraft
  readonly saving: RevisedWrite<{ plans: SetPlan[] }, object>
  plans: readonly SetPlan[] = []
  /** Place of the plan that is edited; behind the last one for a new one. */
  editing: number | undefined
  form: PlanForm
  edit: FormSubmission<PlanForm['fields'], SetPlan, true>
  private readonly stop: () => void

  constructor(
    private readonly root: RootStore,
    readonly ref: SetRef,
  ) {
    this.form = planForm(todayInShanghai(Date.now()), '')
    this.edit = this.newEdit('')
    this.draft = new ServerDraft(
      root,
      beneficiaryDraft(ref, 'plans'),
      drafted(this, { learn: () => this.set.load(), refill: () => this.refill() }),
    )
    this.set = new Resource(async signal => {
      const set = await root.read(ftBeneList, beneSetOf(ref), signal)
      await fillDrafted(this.draft, () => this.refill(set))
      return set
    })
    this.preview = new Resource(signal =>
      root.read(distPreview, previewOf({ ...ref, plans: [...this.plans] }), signal),
    )
    this.saving = setWrite(root, {
      draft: this.draft,
      send: (input, requestNo) =>
        root.write(ftDistPlanSave, { ...ref, ...input }, { label: '保存', requestNo }),
      revision: () => this.set.data?.revision ?? 0,
      reload: () => this.set.load(),
      refill: () => this.refill(),
      differences: () => (this.set.data ? this.compare(this.set.data) : []),
    })
    makeAutoObservable<this, 'root' | 'stop'>(
      this,
      {
        ...{ root: false, ref: false, set: false, preview: false, draft: false, saving: false, stop: false },
        ...{ plans: observableRef, form: observableRef, edit: observableRef },
      },
      { autoBind: true },
    )
    this.stop = reaction(
      () => [this.set.data, this.plans] as const,
      ([set]) => set && void this.preview.load(),
    )
  }

  /** What the draft keeps. */
  get content(): unknown {
    return { plans: this.plans }
  }

  /** Takes a draft, or what the server has. */
  fill(content: unknown): void {
    this.plans = plansContent(content)
  }

  compare(content: unknown): readonly Difference[] {
    return planDifferences(this.plans, plansContent(content), beneId => this.nameOf(beneId))
  }

  get people(): readonly { readonly value: string; readonly text: string }[] {
    return (this.set.data?.list ?? []).map(({ beneId, nameMask }) => ({ value: beneId, text: nameMask }))
  }

  /** The server's day: the device's may be another. */
  get today(): string {
    return this.set.data?.today ?? todayInShanghai(Date.now())
  }

  nameOf(beneId: string): string {
    return this.people.find(({ value }) => value === beneId)?.text ?? '--'
  }

  /** What is wrong with the plans together. */
  get problem(): string | undefined {
    const [together] = plansTogether(this.plans.map(planFactsOf))
    const plan = together && this.plans[together.index]
    if (together) return `${plan?.conditionNote ?? ''}：${together.msg}`
    const gone = this.plans.find(({ beneId }) => this.nameOf(beneId) === '--')
    return gone && `${gone.conditionNote}：受益人已删除，请重新选择`
  }

  /** The first word of a refusal that stands at no field here. */
  get saveProblem(): string | undefined {
    const { error, problem } = this.saving
    const [first] = error?.fieldErrors ?? []
    if (!first) return problem
    const index = Number(first.field.split('.')[1] ?? '-1')
    return `${this.plans[index]?.conditionNote ?? ''}：${first.msg}`
  }

  open(index: number): void {
    const plan = this.plans[index]
    const planId = plan?.planId ?? ''
    // A plan in force keeps its first day.
    const begun = this.set.data?.plans.find(one => one.planId === planId && planId !== '')?.startDate ?? ''
    this.form = this.newForm(begun)
    this.edit = this.newEdit(planId)
    if (plan) this.form.fill(planContent(plan))
    this.editing = index
  }

  close(): void {
    this.editing = undefined
  }

  async remove(index: number): Promise<void> {
    const plan = this.plans[index]
    const isSure = await this.root.ui.confirm({
      title: `删除方案“${plan?.conditionNote ?? ''}”？`,
      message: '保存后不再按此方案分配。',
      confirmText: '删除',
    })
    if (isSure) runInAction(() => (this.plans = this.plans.filter((_, place) => place !== index)))
  }

  async save(): Promise<void> {
    const answer = await this.saving.submit({ plans: [...this.plans] })
    if (!answer) return
    this.draft.end()
    this.root.navigation.returnTo(peopleAddress(this.ref))
  }

  private refill(set = this.set.data): void {
    if (set) this.fill({ plans: set.plans })
  }

  dispose(): void {
    this.stop()
    this.draft.dispose()
  }

  private newForm(begun: string): PlanForm {
    return planForm(this.today, begun)
  }

  private newEdit(planId: string): FormSubmission<PlanForm['fields'], SetPlan, true> {
    return new FormSubmission({
      form: this.form,
      // Nothing is sent before all of them are.
      write: {
        isSubmitting: false,
        error: undefined,
        problem: undefined,
        submit: plan => Promise.resolve(this.keep(plan)),
        reset: () => undefined,
      },
      input: values => planOf(planId, values),
      onDone: () => this.close(),
    })
  }

  private keep(plan: SetPlan): true {
    const place = this.editing ?? this.plans.length
    this.plans = [...this.plans.slice(0, place), plan, ...this.plans.slice(place + 1)]
    return true
  }
}
