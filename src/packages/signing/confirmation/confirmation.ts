import { makeAutoObservable, runInAction } from 'mobx'
import type { BankCard } from '@/contract/bank-card'
import type { RequestOf } from '@/contract/endpoint'
import {
  type Contract,
  type ContractConfirm,
  contractConfirmInfo,
  contractConfirmSubmit,
} from '@/contract/signing'
import { CardBinding } from '@/domains/bank-cards/card-binding'
import { cardProblem } from '@/domains/bank-cards/card-texts'
import { addressText, emailText } from '@/domains/contact/contact-parts'
import { ServerDraft } from '@/domains/flow/server-draft'
import { isChosenRegion, RegionChoice } from '@/domains/regions/region-choice'
import type { CancelSignal } from '@/lib/cancellation'
import { choice, slot } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { confirmationOf, contractDraft } from '../queries'
import type { ContractSigning } from '../shared/contract-signing'

type ConfirmInput = Omit<RequestOf<typeof contractConfirmSubmit>, 'requestNo'>

/** What the contract says, with what the customer adds: the card, the address, and where the contract is sent. */
export class Confirmation {
  readonly info: Resource<ContractConfirm>
  readonly form
  readonly draft: ServerDraft
  readonly binding: CardBinding
  readonly region: RegionChoice
  readonly submission

  constructor(
    private readonly root: RootStore,
    private readonly signing: ContractSigning,
  ) {
    const { orderId } = signing
    this.form = new Form({
      cardId: choice<string>({
        rule: id => this.cardError(id),
        required: '请选择收付款银行卡',
        label: '银行卡',
      }),
      region: slot(isChosenRegion, { required: '请选择所在地区', label: '所在地区' }),
      addressDetail: addressText({ label: '详细地址' }),
      // Given anew each time, as in every application: no draft keeps it.
      email: emailText({ isTransient: true, label: '接收邮箱' }),
    })
    this.draft = new ServerDraft(root, contractDraft(orderId), this.form)
    this.info = new Resource(signal => this.fetch(signal))
    this.binding = new CardBinding(
      root,
      card => void this.takeCard(card),
      () => void this.info.load(),
    )
    this.region = new RegionChoice(root, region => this.form.fields.region.set(region))
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<ConfirmInput, Contract>((input, requestNo) =>
        // The next step says that it went well; nothing is handed in before the signature.
        root.write(contractConfirmSubmit, input, { requestNo }),
      ),
      input: ({ cardId, region, addressDetail, email }): ConfirmInput => ({
        ...{ orderId, cardId, addressDetail, email },
        regionCode: region?.code ?? '',
      }),
      onDone: contract => this.finish(contract),
      onConflict: error => signing.catchUp(error),
      onFailed: ({ fieldErrors }) => this.takeErrors(fieldErrors),
    })
    makeAutoObservable<this, 'root' | 'signing'>(
      this,
      {
        ...{ root: false, signing: false, info: false, form: false, draft: false },
        ...{ binding: false, region: false, submission: false },
      },
      { autoBind: true },
    )
  }

  get cards(): readonly BankCard[] {
    return this.info.data?.cards ?? []
  }

  dispose(): void {
    this.draft.dispose()
    this.binding.dispose()
  }

  private async fetch(signal: CancelSignal): Promise<ContractConfirm> {
    const { orderId } = this.signing
    const [info] = await Promise.all([
      this.root.read(contractConfirmInfo, confirmationOf({ orderId }), signal),
      this.draft.found ? undefined : this.draft.load(),
    ])
    this.suggest(info)
    return info
  }

  /** What was confirmed before, or the card that is mostly used, where nothing is filled in yet. */
  private suggest({ cards, cardId, regionCode, regionName, addressDetail }: ContractConfirm): void {
    if ((this.draft.found?.revision ?? 0) > 0 || this.form.isDirty) return
    const usual = cards.find(card => cardProblem(card) === '')?.cardId ?? ''
    runInAction(() => {
      this.form.fill({
        cardId: cardId || usual,
        region: regionCode ? { code: regionCode, name: regionName } : null,
        addressDetail,
      })
      this.draft.settle()
    })
  }

  private cardError(cardId: string): string | undefined {
    const card = this.cards.find(one => one.cardId === cardId)
    return (card && cardProblem(card)) || undefined
  }

  /** A card was added: it is the one that was meant. */
  private async takeCard({ cardId }: BankCard): Promise<void> {
    await this.info.load()
    this.form.fields.cardId.set(cardId)
  }

  private takeErrors(errors: readonly { readonly field: string; readonly msg: string }[]): void {
    this.form.takeErrors(
      errors.map(({ field, msg }) => ({ field: field === 'regionCode' ? 'region' : field, msg })),
    )
  }

  private finish(contract: Contract): void {
    this.draft.end()
    this.signing.goOn(contract)
  }
}
