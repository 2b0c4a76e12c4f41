import { makeAutoObservable } from 'mobx'
import { wasRefused } from '@/contract/refusal'
import { type riskAnswerSubmit, riskInfo, type RiskInfo, riskQuestionQuery } from '@/contract/risk'
import type { FlowStore } from '@/domains/flow/flows'
import { isOn } from '@/lib/flag'
import { testLimitReason } from '@/lib/risk-limits'
import { flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { riskPaper, ownRisk } from '../queries'
import { AnswerSheet } from './answer-sheet'
import type { RiskFacts } from './risk-flow'
import { contradictionText } from './risk-texts'

/** A risk test over the pages of its flow: how the customer stands, that the answers are their own, and the answers. */
export class RiskTest implements FlowStore {
  readonly info: Resource<RiskInfo>
  readonly sheet: Resource<AnswerSheet>
  /** Kept with the answers it was said for: it is not asked again while they are given. */
  readonly statement = new Form({
    isOwn: flag({ required: '请确认由本人自主填写', label: '本人自主填写' }),
  })
  /** Address of ours that waits for the result; `''` for none. */
  returnTo = ''
  private last: AnswerSheet | undefined

  constructor(private readonly root: RootStore) {
    this.info = new Resource(signal => root.read(riskInfo, ownRisk(), signal), {
      changes: changesOf(root),
      dependsOn: ['risk'],
    })
    this.sheet = new Resource(async signal => {
      const [info, paper] = await Promise.all([
        root.read(riskInfo, ownRisk(), signal),
        root.read(riskQuestionQuery, riskPaper(), signal),
      ])
      this.last?.dispose()
      const sheet = new AnswerSheet(root, paper, this.statement.fields.isOwn)
      this.last = sheet
      await sheet.load()
      this.info.set(info)
      return sheet
    })
    makeAutoObservable<this, 'root' | 'last'>(
      this,
      { root: false, last: false, info: false, sheet: false, statement: false },
      { autoBind: true },
    )
  }

  /** Undefined until the server has said how things stand, and what was answered before. */
  get facts(): RiskFacts | undefined {
    const { data: info } = this.info
    if (!info || !this.current) return undefined
    const isHere = !isOn(this.root.user.user?.isAppOnly)
    return { canTest: isHere && testLimitReason(info) === undefined, isOwn: this.statement.isValid }
  }

  /** A test was begun, here or on another device, and waits to be gone on with. */
  get isBegun(): boolean {
    return this.current
      ? this.statement.isValid && this.current.isBegun
      : (this.info.data?.draftSavedAt ?? '') !== ''
  }

  /** The page came with the address it shall lead back to. */
  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  /** What the next page is told of where to lead back to. */
  get way(): { readonly returnTo?: string } {
    return { returnTo: this.returnTo }
  }

  /** The overview comes to the front: after a test was handed in the next one begins with nothing said or chosen. */
  renew(): void {
    if (!this.sheet.data?.isHandedIn) return
    this.sheet.reset()
    this.statement.reset()
  }

  /** On to the questions, once it is said that the answers will be the customer's own; `false`: it was not. */
  begin(): boolean {
    if (!this.isBegun && !this.statement.check()) return false
    this.root.navigation.go('suitability/risk-questions', this.way)
    return true
  }

  /** Hands the answers in; those that do not go together only once the customer says that they are meant so. */
  async finish(sheet: AnswerSheet): Promise<void> {
    if (sheet.handIn.isSubmitting || !(await this.isMeant(sheet))) return
    const answer = await sheet.handIn.submit(sheet.toSend)
    if (answer) return this.leave(sheet, answer.resultId)
    // The limit was reached, or the paper changed, on another device or meanwhile.
    if (wasRefused<typeof riskAnswerSubmit>(sheet.handIn.error, 'stateConflict')) void this.sheet.load()
  }

  dispose(): void {
    this.last?.dispose()
  }

  private async isMeant(sheet: AnswerSheet): Promise<boolean> {
    const [first] = sheet.contradictions
    // What went out already is asked about, not asked again.
    if (!first || sheet.handIn.uncertainInput) return true
    const isSure = await this.root.ui.confirm({
      title: '请核对作答',
      message: contradictionText(sheet.contradictions),
      confirmText: '仍然提交',
    })
    if (!isSure) sheet.show(first[0] - 1)
    return isSure
  }

  /** The answers under way; those that were handed in are a result. */
  private get current(): AnswerSheet | undefined {
    const { data } = this.sheet
    return data?.isHandedIn ? undefined : data
  }

  private leave(sheet: AnswerSheet, resultId: string): void {
    sheet.draft.end()
    this.last = undefined
    this.root.navigation.go('suitability/risk-result', { resultId, ...this.way }, 'replace')
  }
}
