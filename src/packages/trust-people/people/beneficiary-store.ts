import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  BENE_FILES_MAX,
  type BeneDetail,
  type BeneInput,
  type BeneSet,
  ftBeneDetail,
  ftBeneList,
  ftBeneSave,
} from '@/contract/beneficiary'
import type { ResponseOf } from '@/contract/endpoint'
import type { Country } from '@/contract/tax'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { countriesOf } from '@/domains/countries/country-list'
import { drafted } from '@/domains/flow/drafted'
import { ServerDraft } from '@/domains/flow/server-draft'
import { type AddressParts, addressParts } from '@/domains/regions/address-parts'
import { FileList } from '@/domains/uploads/file-list'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import { MAX_BENEFICIARIES } from '@/lib/beneficiary-rules'
import { todayInShanghai } from '@/lib/date'
import { isOff, isOn } from '@/lib/flag'
import { hundredthsOf, shareText, sumOfShares } from '@/lib/shares'
import { orderName } from '@/domains/trusts/people-texts'
import { FormSubmission } from '@/stores/form/form-submission'
import type { Remark } from '@/stores/form/part'
import { Resource } from '@/stores/primitives/resource'
import { peopleAddress } from '../shared/set-ref'
import type { RootStore } from '@/stores/root/root-store'
import { beneOf, beneSetOf } from '../queries'
import { BeneCard } from './bene-card'
import { beneficiaryForm, contentOf, inputOf } from './beneficiary-form'
import { takeReading } from './read-card'
import { fillDrafted } from '../shared/fill-drafted'
import { personRemarks } from '../shared/remarks'
import { setWrite } from '../shared/set-write'

interface Loaded {
  readonly set: BeneSet
  /** Undefined of a new one. */
  readonly detail: BeneDetail | undefined
}

interface SaveInput {
  readonly bene: BeneInput
  readonly consent: '1'
}

/** One beneficiary: what is typed, its draft, and what their share makes of the order's sum. */
export class BeneficiaryStore {
  readonly loaded: Resource<Loaded>
  readonly files: FileList
  readonly card: BeneCard
  readonly address: AddressParts
  readonly countries: Resource<readonly Country[]>
  readonly draft: ServerDraft
  readonly submission
  /** What a reviewer said of this person as a whole. */
  strayRemarks: readonly Remark[] = []
  private readonly made

  constructor(
    private readonly root: RootStore,
    readonly ref: SetRef,
    readonly beneId: string,
  ) {
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.beneficiary,
      max: BENE_FILES_MAX,
      label: '证件与关系证明',
      required: '请上传证件与关系证明',
    })
    this.countries = countriesOf(root)
    this.card = new BeneCard(root, ref, (side, card) => takeReading(this.form, this.card.doubts, side, card))
    this.address = addressParts(root, { warning: value => this.card.doubts.warningOf('address', value) })
    this.made = beneficiaryForm(
      { files: this.files, card: this.card, address: this.address },
      () => this.today,
      {
        isSelfKept: () => this.isSelfKept,
        isInForce: () => isOn(this.loaded.data?.detail?.isInForce ?? '0'),
      },
    )
    this.draft = new ServerDraft(
      root,
      beneficiaryDraft(ref, beneId || 'new'),
      drafted(this.made.form, { learn: () => this.loaded.load(), refill: () => this.refill() }),
    )
    this.loaded = new Resource(async signal => {
      const [set, detail] = await Promise.all([
        root.read(ftBeneList, beneSetOf(ref), signal),
        beneId ? root.read(ftBeneDetail, beneOf({ ...ref, beneId }), signal) : undefined,
      ])
      await fillDrafted(this.draft, () => this.refill(detail))
      runInAction(() => (this.strayRemarks = this.form.takeRemarks(personRemarks(detail))))
      return { set, detail }
    })
    this.submission = new FormSubmission({
      form: this.made.form,
      write: setWrite<SaveInput, ResponseOf<typeof ftBeneSave>>(root, {
        draft: this.draft,
        send: (input, requestNo) =>
          root.write(
            ftBeneSave,
            { ...ref, ...(beneId ? { beneId } : {}), ...input },
            { label: '保存', requestNo },
          ),
        revision: () => this.revision,
        reload: () => this.loaded.load(),
        refill: () => this.refill(),
        differences: () => {
          const { detail } = this.loaded.data ?? {}
          return detail ? this.form.compare(contentOf(detail)) : []
        },
      }),
      input: (values): SaveInput => ({ bene: inputOf(values), consent: '1' }),
      onDone: answer => this.finish(answer),
    })
    makeAutoObservable<this, 'root' | 'made'>(
      this,
      {
        ...{
          root: false,
          address: false,
          made: false,
          ref: false,
          loaded: false,
          files: false,
          card: false,
          countries: false,
        },
        draft: false,
        ...{ submission: false, strayRemarks: observableRef },
      },
      { autoBind: true },
    )
  }

  get form() {
    return this.made.form
  }

  /** The server's day: the device's may be another. */
  get today(): string {
    return this.loaded.data?.set.today ?? todayInShanghai(Date.now())
  }

  get isSelfKept(): boolean {
    return isOn(this.loaded.data?.detail?.isSelfKept ?? '0')
  }

  get isMinor(): boolean {
    return this.made.isMinor()
  }

  get isOrganisation(): boolean {
    return this.made.isOrganisation()
  }

  /** Day of birth, typed or told by the number; `''` while neither says it. */
  get birthDate(): string {
    return this.made.birth()
  }

  /** 顺位 to choose from: those that are there, and one more. */
  get orders(): readonly { readonly value: string; readonly text: string }[] {
    const last = Math.max(0, ...(this.loaded.data?.set.list ?? []).map(({ order }) => order))
    const count = Math.min(last + 1, MAX_BENEFICIARIES)
    return Array.from({ length: count }, (_, index) => ({
      value: String(index + 1),
      text: orderName(index + 1),
    }))
  }

  /** 第一顺位已分配 70.00%，保存后合计 100.00%. */
  get sumText(): string {
    const order = Number(this.form.fields.order.value)
    const others = (this.loaded.data?.set.list ?? []).filter(
      one => one.order === order && one.beneId !== this.beneId,
    )
    const given = sumOfShares(others.map(({ sharePercent }) => sharePercent))
    const sum = given + (hundredthsOf(this.form.fields.sharePercent.value) ?? 0)
    return `${orderName(order)}其他受益人已分配 ${shareText(given)}%，保存后合计 ${shareText(sum)}%`
  }

  dispose(): void {
    this.draft.dispose()
    this.files.dispose()
    this.card.dispose()
  }

  /** Of the older of both answers: what was saved between them has not been seen. */
  private get revision(): number {
    const { set, detail } = this.loaded.data ?? {}
    return Math.min(set?.revision ?? 0, detail?.revision ?? set?.revision ?? 0)
  }

  /** A new one has nothing saved to be put in its place. */
  private refill(detail = this.loaded.data?.detail): void {
    if (detail) runInAction(() => this.form.fill(contentOf(detail)))
  }

  private finish({ beneId, needsGuardian }: ResponseOf<typeof ftBeneSave>): void {
    this.draft.end()
    if (isOff(needsGuardian)) return this.root.navigation.returnTo(peopleAddress(this.ref))
    this.root.navigation.go('trust-people/guardian', { ...this.ref, beneId }, 'replace')
  }
}
