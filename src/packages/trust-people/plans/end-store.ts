import { makeAutoObservable, runInAction } from 'mobx'
import { type BeneSet, type EndScheme, ftBeneList, ftEndSchemeSave } from '@/contract/beneficiary'
import { drafted } from '@/domains/flow/drafted'
import { ServerDraft } from '@/domains/flow/server-draft'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import { MAX_BENEFICIARIES } from '@/lib/beneficiary-rules'
import { endShareError, endSumError, endTextError } from '@/lib/end-scheme-rules'
import { hundredthsOf, shareText, sumOfShares } from '@/lib/shares'
import { choice, consent, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { type Difference, memberOf } from '@/stores/form/part'
import { rows } from '@/stores/form/rows'
import { percentText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import { peopleAddress } from '../shared/set-ref'
import type { RootStore } from '@/stores/root/root-store'
import { beneSetOf } from '../queries'
import { fillDrafted } from '../shared/fill-drafted'
import { setWrite } from '../shared/set-write'

/** A share of what is left, by beneficiary; the beneficiary stands fixed. */
const shareFields = () => ({
  beneId: text(),
  percent: percentText({ rule: endShareError, required: '请填写正确的分配比例', label: '分配比例' }),
})

/** What happens in the end (rule V-SHARE). */
const endForm = () =>
  new Form({
    shares: rows(shareFields, { max: MAX_BENEFICIARIES, rule: endSumError, label: '分配比例合计' }),
    residual: choice<string>({ required: '请选择剩余财产的归属', label: '剩余财产归属' }),
    conditions: text({ rule: endTextError, label: '终止条件与说明' }),
    confirmed: consent('请确认终止分配方案', '方案确认'),
  })

/** What the page begins with: everybody of now, with the share that was saved, else with that of the first order. */
function sharesOf({ list, end }: BeneSet): { beneId: string; percent: string }[] {
  return list.map(({ beneId, order, sharePercent }) => ({
    beneId,
    percent:
      end?.shares.find(share => share.beneId === beneId)?.percent ??
      (!end && order === 1 ? sharePercent : '0.00'),
  }))
}

/** What is saved, as it stands in the inputs. */
function contentOf(set: BeneSet) {
  const { residual = '', conditions = '' } = set.end ?? {}
  return { shares: sharesOf(set), residual, conditions }
}

/** Shares of another version, by the people they belong to; undefined where it has none. */
function sharesIn(content: unknown): ReadonlyMap<unknown, unknown> | undefined {
  const shares = memberOf(content, 'shares')
  if (!Array.isArray(shares)) return undefined
  return new Map(shares.map((share: unknown) => [memberOf(share, 'beneId'), memberOf(share, 'percent')]))
}

/** What happens with a trust's property in the end, while it is typed. */
export class EndStore {
  readonly set: Resource<BeneSet>
  readonly form = endForm()
  readonly draft: ServerDraft
  readonly submission

  constructor(root: RootStore, ref: SetRef) {
    this.draft = new ServerDraft(
      root,
      beneficiaryDraft(ref, 'end'),
      drafted(this, { learn: () => this.set.load(), refill: () => this.refill() }),
    )
    this.set = new Resource(async signal => {
      const set = await root.read(ftBeneList, beneSetOf(ref), signal)
      await fillDrafted(this.draft, () => this.refill(set))
      this.keepPeople(set)
      return set
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: setWrite<EndScheme & { confirm: '1' }, object>(root, {
        draft: this.draft,
        send: (input, requestNo) =>
          root.write(ftEndSchemeSave, { ...ref, ...input }, { label: '保存', requestNo }),
        revision: () => this.set.data?.revision ?? 0,
        reload: () => this.set.load(),
        refill: () => this.refill(),
        differences: () => (this.set.data ? this.compare(contentOf(this.set.data)) : []),
      }),
      input: ({ shares, residual, conditions }) => ({
        shares: shares
          .filter(({ percent }) => hundredthsOf(percent) !== 0)
          .map(({ beneId, percent }) => ({ beneId, percent })),
        residual,
        conditions,
        confirm: '1' as const,
      }),
      onDone: () => {
        this.draft.end()
        root.navigation.returnTo(peopleAddress(ref))
      },
    })
    makeAutoObservable(this, { set: false, form: false, draft: false, submission: false }, { autoBind: true })
  }

  /** What the draft keeps. */
  get content(): unknown {
    return this.form.content
  }

  /** Takes a draft, or what the server has. */
  fill(content: unknown): void {
    this.form.fill(content)
  }

  /** Shares are told by the person they belong to, wherever they stand. */
  compare(content: unknown): readonly Difference[] {
    const others = sharesIn(content)
    const shares = this.form.fields.shares.list.flatMap(({ content: { beneId, percent } }) => {
      const share = others?.get(beneId)
      const theirs = typeof share === 'string' ? share : ''
      const isSame = !others || hundredthsOf(theirs) === hundredthsOf(percent)
      return isSame ? [] : [{ label: `${this.nameOf(beneId)}的分配比例`, mine: percent, theirs }]
    })
    const rest = { residual: memberOf(content, 'residual'), conditions: memberOf(content, 'conditions') }
    return [...shares, ...this.form.compare(rest)]
  }

  get sumText(): string {
    const shares = this.form.fields.shares.list.map(({ fields }) => fields.percent.value)
    return `合计 ${shareText(sumOfShares(shares))}% / 100%`
  }

  nameOf(beneId: string): string {
    return this.set.data?.list.find(one => one.beneId === beneId)?.nameMask ?? '--'
  }

  dispose(): void {
    this.draft.dispose()
  }

  private refill(set = this.set.data): void {
    if (set) runInAction(() => this.form.fill(contentOf(set)))
  }

  /** A draft may name who is there no more, and lack who has come since. */
  private keepPeople(set: BeneSet): void {
    const typed = this.form.fields.shares.list.map(({ content }) => content)
    const isSame =
      typed.length === set.list.length &&
      set.list.every(({ beneId }) => typed.some(share => share.beneId === beneId))
    if (isSame) return
    const shares = sharesOf({ ...set, end: { shares: [...typed], residual: '', conditions: '' } })
    this.form.fill({ shares })
  }
}
