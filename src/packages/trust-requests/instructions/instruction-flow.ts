import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import {
  instructionCreate,
  instructionDetail,
  type InstructionDetail,
  instructionPrepare,
  type InstructionPrepared,
  instructionUpdate,
} from '@/contract/instruction'
import { INST_KIND, INST_STATUS, type InstType } from '@/contract/tables/instruction'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { CancelSignal } from '@/lib/cancellation'
import { parseDecimal } from '@/lib/decimal'
import { isOff } from '@/lib/flag'
import { lessForCash, type Projection, projectionOf } from '@/lib/instruction-rules'
import { fullAmount } from '@/lib/purchase'
import { FormSubmission } from '@/stores/form/form-submission'
import type { Row } from '@/stores/form/rows'
import { routes } from '@/routes'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { instructionDraft, instructionOf, instructionTerms } from '../queries'
import { confirmText } from './instruction-confirm'
import { type Repeated, repeatedLines, typedOf } from './repeated-lines'
import { type InstructionForm, instructionForm, type LineFields, linesOf } from './instruction-form'

type Input = Omit<RequestOf<typeof instructionCreate>, 'trustId' | 'requestNo' | 'verifyToken'>
type Given = ResponseOf<typeof instructionCreate>

/** What an instruction begins with; `earlier` is the one that is being changed. */
export interface InstructionStart {
  readonly terms: InstructionPrepared
  readonly earlier: InstructionDetail | undefined
}

const CHANGED = 'inst:'

/** Which instruction a flow is about: one that is being changed, or the next of a trust. */
export const flowSubject = ({ trustId, instId }: { trustId: string; instId: string }): string =>
  instId ? `${CHANGED}${instId}` : trustId

/**
 * An instruction under way, for its form and for choosing its products: the terms of now, what is typed with its draft, and
 * handing it in, or keeping it as a draft of the list.
 */
export class InstructionFlow implements FlowStore {
  readonly start: Resource<InstructionStart>
  readonly form: InstructionForm
  readonly draft: ServerDraft
  readonly write: VerifiedSubmission<Input, Given>
  readonly submission
  /** The instruction that is being changed, `''` for a new one. */
  readonly instId: string
  isOver = false
  /** Forms of it that are open: whoever chooses products goes back to one. */
  openForms = 0
  /** Fetched again while something was typed. */
  private fresh: InstructionPrepared | undefined
  /** What of the refused instruction is no longer possible. */
  leftOut: readonly string[] = []
  /** The refused instruction that a new one begins like; `''` for none. */
  private again = ''
  /** What was typed under the other types. */
  private readonly kept = new Map<InstType, unknown>()

  constructor(
    private readonly root: RootStore,
    subject: string,
  ) {
    this.instId = subject.startsWith(CHANGED) ? subject.slice(CHANGED.length) : ''
    this.form = instructionForm(() => this.terms)
    this.draft = new ServerDraft(root, instructionDraft(this.instId || subject), this.form)
    this.start = new Resource(signal => this.fetchStart(this.instId ? '' : subject, signal))
    this.write = new VerifiedSubmission<Input, Given>(root, {
      endpoint: this.instId ? instructionUpdate : instructionCreate,
      proof: 'instruction',
      subject: () => this.instId || subject,
      needsCheck: ({ isDraft }) => isOff(isDraft),
      act: '投资指令',
      send: (input, requestNo) =>
        this.instId
          ? root.write(instructionUpdate, { ...input, instId: this.instId }, { label: '提交', requestNo })
          : root.write(instructionCreate, { ...input, trustId: subject }, { label: '提交', requestNo }),
      touches: ['instructions'],
      onFound: () => void this.refresh(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.write,
      input: () => this.inputOf('0'),
      confirm: () => this.confirm(),
      onDone: answer => this.finish(answer),
      // The day has moved on, cash or shares went elsewhere: the page shows what holds now.
      onConflict: () => this.refresh(),
      onFailed: () => this.refresh(),
    })
    makeAutoObservable<this, 'root' | 'kept' | 'fresh' | 'again'>(
      this,
      {
        root: false,
        kept: false,
        again: false,
        fresh: observableRef,
        instId: false,
        start: false,
        form: false,
        draft: false,
        write: false,
        submission: false,
      },
      { autoBind: true },
    )
  }

  /** What an instruction may be now; undefined until it is known. */
  get terms(): InstructionPrepared | undefined {
    return this.fresh ?? this.start.data?.terms
  }

  /** How the trust stands once this instruction is executed. */
  get projection(): Projection | undefined {
    return this.terms && projectionOf(this.kind, linesOf(this.form), this.terms)
  }

  /** Why nothing can be handed in, beside what the fields say. */
  get reason(): string | undefined {
    return this.start.data?.earlier?.editReason || this.terms?.reason || undefined
  }

  /** It may still be kept as a draft: what was handed in is one no more. */
  get mayBeDraft(): boolean {
    const status = this.start.data?.earlier?.status
    return status === undefined || status === INST_STATUS.draft
  }

  /** Changes the type; the lines of each wait for it. */
  chooseType(type: InstType): void {
    const { instType, lines } = this.form.fields
    if (type === instType.value) return
    this.kept.set(instType.value, lines.content)
    instType.set(type)
    lines.fill(this.kept.get(type) ?? [])
  }

  /** Takes the products that were chosen as lines; what was typed for one that stays, stays. */
  chooseProducts(productIds: readonly string[]): void {
    const { lines } = this.form.fields
    for (const row of [...lines.list]) {
      if (!productIds.includes(row.fields.productId.value)) lines.remove(row)
    }
    const there = lines.list.map(row => row.fields.productId.value)
    for (const productId of productIds.filter(id => !there.includes(id))) {
      lines.add()?.fields.productId.set(productId)
    }
  }

  /** Takes a product as where the shares of a line go. */
  chooseGoal(index: number, productId: string): void {
    this.form.fields.lines.list[index]?.fields.toProductId.set(productId)
  }

  /** So much less of the last line that can spare it keeps the cash at its limit; undefined where none can. */
  get lessOfLast(): { readonly row: Row<LineFields>; readonly less: string } | undefined {
    const { terms, projection } = this
    if (!terms || !projection?.isCashLow) return undefined
    const lines = linesOf(this.form)
    for (const [index, row] of [...this.form.fields.lines.list.entries()].reverse()) {
      const line = lines[index]
      const less = line && lessForCash(line, projection.cashShort, terms)
      if (less !== undefined) return { row, less }
    }
    return undefined
  }

  reduceLast(): void {
    const { lessOfLast: last } = this
    if (!last) return
    const { amount } = last.row.fields
    amount.set(parseDecimal(amount.value)?.minus(last.less).toFixed(2) ?? amount.content)
  }

  /** Keeps what there is as a draft in the list, unjudged. */
  async saveDraft(): Promise<void> {
    const answer = await this.write.submit(this.inputOf('1'))
    if (answer) return this.finish(answer)
    if (this.write.error) this.form.takeErrors(this.write.error.fieldErrors)
  }

  /** A new one begins like one that was refused, unless something was typed of it already. */
  beginLike(instId: string): void {
    this.again = instId
  }

  enterForm(): () => void {
    this.openForms += 1
    return () =>
      runInAction(() => {
        this.openForms -= 1
      })
  }

  dispose(): void {
    this.draft.dispose()
  }

  private get kind() {
    return INST_KIND[this.form.fields.instType.value]
  }

  private inputOf(isDraft: '0' | '1'): Input {
    const { instType, remark } = this.form.fields
    return {
      instType: instType.value,
      lines: linesOf(this.form).map(line => ({ ...line, amount: line.amount && fullAmount(line.amount) })),
      remark: remark.value,
      effectiveDate: this.terms?.effectiveDate ?? '',
      acceptsLowCash: this.projection?.isCashLow ? '1' : '0',
      isDraft,
    }
  }

  /** The last question, by the terms of this moment: what has changed since they were fetched is said before a code is sent. */
  private async confirm(): Promise<boolean> {
    const before = this.terms?.effectiveDate
    await this.refresh()
    // The session ended meanwhile: the login is in front, and nobody is asked anything over it.
    if (this.root.user.session !== 'known') return false
    const { terms, projection } = this
    if (!terms || !projection || this.reason || !this.form.check()) return false
    if (terms.effectiveDate !== before) {
      const text = `已过截止时间，指令将计入 ${terms.effectiveDate}，请核对后重新提交`
      this.root.ui.showMessage({ text, durationMs: 4000 }, 'error')
      return false
    }
    const type = this.form.fields.instType.value
    const isHidden = this.root.ui.areAmountsHidden
    return this.root.ui.confirm(
      confirmText(type, { terms, projection, count: this.form.fields.lines.list.length, isHidden }),
    )
  }

  private async fetchStart(trustId: string, signal: CancelSignal): Promise<InstructionStart> {
    const { root, instId } = this
    const termsOf = (asked: { trustId: string; instId?: string }) =>
      root.read(instructionPrepare, instructionTerms(asked), signal)
    if (!instId) {
      const [terms, draft] = await Promise.all([termsOf({ trustId }), this.draft.load()])
      const refused =
        this.again && draft.revision === 0
          ? await root.read(instructionDetail, instructionOf({ instId: this.again }), signal)
          : undefined
      if (refused?.trustId === trustId) this.repeat(refused, repeatedLines(refused, terms))
      return { terms, earlier: undefined }
    }
    const [earlier, draft] = await Promise.all([
      root.read(instructionDetail, instructionOf({ instId }), signal),
      this.draft.load(),
    ])
    const terms = await termsOf({ trustId: earlier.trustId, instId })
    if (draft.revision === 0) this.repeat(earlier, { lines: earlier.lines.map(typedOf), left: [] })
    return { terms, earlier }
  }

  /** Puts in what an instruction said. */
  private repeat({ instType, remark }: InstructionDetail, { lines, left }: Repeated): void {
    runInAction(() => {
      this.leftOut = left
      this.form.fill({ instType, remark, lines })
      this.draft.settle()
    })
  }

  private async refresh(): Promise<void> {
    const { terms, instId, root } = this
    if (!terms) return
    const asked = instId ? { trustId: terms.trustId, instId } : { trustId: terms.trustId }
    // What is on the page stays where the line is bad: the next try asks again.
    const fresh = await root.read(instructionPrepare, instructionTerms(asked)).catch(() => undefined)
    runInAction(() => {
      if (fresh) this.fresh = fresh
    })
  }

  private finish({ instId }: Given): void {
    this.isOver = true
    this.draft.end()
    const { path } = routes['trust-requests/instruction']
    this.root.navigation.returnTo(`/phone/${path}?instId=${instId}`)
  }
}
