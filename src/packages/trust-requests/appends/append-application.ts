import { makeAutoObservable, runInAction } from 'mobx'
import { appendApply, appendDetail, appendPreCheck, APPEND_FILES_MAX, type Append } from '@/contract/append'
import { bankCardList, type BankCard } from '@/contract/bank-card'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { cardProblem } from '@/domains/bank-cards/card-texts'
import { CardBinding } from '@/domains/bank-cards/card-binding'
import { ownCards } from '@/domains/bank-cards/queries'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { FileList } from '@/domains/uploads/file-list'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { CancelSignal } from '@/lib/cancellation'
import { thousands } from '@/lib/format-number'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { appendDraft, appendOf, appendStanding } from '../queries'
import { type AppendForm, appendForm } from './append-form'

type ApplyInput = Omit<RequestOf<typeof appendApply>, 'requestNo' | 'verifyToken'>
type Applied = ResponseOf<typeof appendApply>

/** What has to be known before something is added. */
export interface AppendStanding extends ResponseOf<typeof appendPreCheck> {
  readonly cards: readonly BankCard[]
}

/**
 * Adding property to a trust: whether it can be done, what is typed with its draft, and handing it in. The subject is the trust's id,
 * and behind a blank the id of the rejected append that it begins with.
 */
export class AppendApplication implements FlowStore {
  readonly standing: Resource<AppendStanding>
  readonly files: FileList
  readonly form: AppendForm
  readonly draft: ServerDraft
  readonly binding: CardBinding
  readonly application: VerifiedSubmission<ApplyInput, Applied>
  readonly submission
  /** It is handed in. */
  isOver = false
  private readonly trustId: string
  private readonly fromAppendId: string

  constructor(
    private readonly root: RootStore,
    subject: string,
  ) {
    const [trustId = '', fromAppendId = ''] = subject.split(' ')
    this.trustId = trustId
    this.fromAppendId = fromAppendId
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.trust,
      max: APPEND_FILES_MAX,
      label: '来源证明',
      required: '请上传来源证明',
    })
    this.form = appendForm(this.files, id => this.cardError(id))
    this.draft = new ServerDraft(root, appendDraft(fromAppendId || trustId), this.form)
    this.standing = new Resource(signal => this.fetch(signal))
    this.binding = new CardBinding(
      root,
      card => void this.takeCard(card),
      () => void this.standing.load(),
    )
    this.application = new VerifiedSubmission<ApplyInput, Applied>(root, {
      endpoint: appendApply,
      proof: 'append',
      subject: () => trustId,
      act: '追加委托申请',
      send: (input, requestNo) => root.write(appendApply, input, { label: '提交', requestNo }),
      touches: ['trusts'],
      onFound: () => this.leave(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: (): ApplyInput => this.input,
      confirm: ({ amount }) => this.confirm(amount),
      onDone: answer => this.finish(answer),
      onConflict: () => this.standing.load(),
    })
    makeAutoObservable<this, 'root' | 'trustId' | 'fromAppendId'>(
      this,
      {
        ...{ root: false, trustId: false, fromAppendId: false, standing: false, files: false, form: false },
        ...{ draft: false, binding: false, application: false, submission: false },
      },
      { autoBind: true },
    )
  }

  get cards(): readonly BankCard[] {
    return this.standing.data?.cards ?? []
  }

  dispose(): void {
    this.draft.dispose()
    this.files.dispose()
    this.binding.dispose()
  }

  private get input(): ApplyInput {
    const { files, declared: _declared, propertyType, sourceOfFunds, ...values } = this.form.value
    return {
      trustId: this.trustId,
      amount: values.amount,
      // A form that passed its check has both.
      propertyType: propertyType as ApplyInput['propertyType'],
      sourceOfFunds: sourceOfFunds as ApplyInput['sourceOfFunds'],
      propertyName: values.propertyName ?? '',
      cardId: values.cardId ?? '',
      fileIds: files.map(({ fileId }) => fileId),
      declare: '1',
      fromAppendId: this.fromAppendId || undefined,
    }
  }

  private async fetch(signal: CancelSignal): Promise<AppendStanding> {
    const { root, trustId, fromAppendId } = this
    const [standing, { cards }, rejected] = await Promise.all([
      root.read(appendPreCheck, appendStanding({ trustId }), signal),
      root.read(bankCardList, ownCards(), signal),
      fromAppendId ? root.read(appendDetail, appendOf({ appendId: fromAppendId }), signal) : undefined,
      this.draft.found ? undefined : this.draft.load(),
    ])
    runInAction(() => this.suggest(cards, rejected))
    return { ...standing, cards }
  }

  /** What was refused is there to be mended; the first good card is there to be kept. */
  private suggest(cards: readonly BankCard[], rejected: Append | undefined): void {
    if ((this.draft.found?.revision ?? 0) > 0 || this.form.isDirty) return
    const good = cards.find(card => cardProblem(card) === '')
    if (rejected) {
      const { amount, propertyType, propertyName, sourceOfFunds, cardId, files } = rejected
      this.form.fill({
        ...{ propertyType, propertyName, sourceOfFunds, cardId: cardId || good?.cardId },
        amount: amount.replace(/\.00$/, ''),
        files: files.map(({ fileId, mime, size }) => ({ fileId, mime, size })),
      })
    } else if (good) {
      this.form.fields.cardId.set(good.cardId)
    }
    this.draft.settle()
  }

  private cardError(cardId: string): string | undefined {
    const card = this.cards.find(one => one.cardId === cardId)
    return card ? cardProblem(card) || undefined : '请选择付款账户'
  }

  private async takeCard(card: BankCard): Promise<void> {
    await this.standing.load()
    runInAction(() => this.form.fields.cardId.set(card.cardId))
  }

  private confirm(amount: string): Promise<boolean> {
    return this.root.ui.confirm({
      // What is typed stays covered while the eye is shut.
      title: this.root.ui.areAmountsHidden ? '提交追加委托申请？' : `追加 ${thousands(amount)} 元？`,
      message: '提交后由信托经理审核，通过后再交付财产。审核通过前可以撤回。',
      confirmText: '提交申请',
    })
  }

  private finish({ appendId }: Applied): void {
    this.isOver = true
    this.draft.end()
    this.root.navigation.go('trust-requests/append', { appendId }, 'replace')
  }

  /** An earlier application turned out to have arrived: it stands among those of the trust. */
  private leave(): void {
    this.isOver = true
    this.draft.end()
    this.root.navigation.go('trusts/principal', { trustId: this.trustId }, 'replace')
  }
}
