import { makeAutoObservable } from 'mobx'
import { fileUrlQuery } from '@/contract/document'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { tradeRecordExport } from '@/contract/trade'
import { isFileAddress } from '@/domains/documents/file-address'
import { filterData, type TradeFilter } from '@/domains/trades/trade-list-store'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { emailRule, MAX_PERIOD_DAYS, periodError } from '@/lib/validate'
import { openFile } from '@/platform/host/file'
import { FormModel } from '@/stores/primitives/form-model'
import type { RootStore } from '@/stores/root/root-store'

export type StatementFormat = 'pdf' | 'csv'

export type StatementDelivery = 'file' | 'email'

type ExportInput = Omit<RequestOf<typeof tradeRecordExport>, 'requestNo' | 'verifyToken'>
type ExportAnswer = ResponseOf<typeof tradeRecordExport>

/** A statement of the trades that a filter shows, as a file or by mail: after an SMS check, at most a year at once (V-PERIOD). */
export class StatementStore {
  isOpen = false
  format: StatementFormat = 'pdf'
  delivery: StatementDelivery = 'file'
  readonly form = new FormModel<{ email: string }>({
    email: { initial: '', error: email => emailRule(email.trim()) },
  })
  /** Why the file did not come after all. */
  problem: string | undefined
  readonly export: VerifiedSubmission<ExportInput, ExportAnswer>

  constructor(
    private readonly root: RootStore,
    private readonly productId: string | undefined,
  ) {
    this.export = new VerifiedSubmission<ExportInput, ExportAnswer>(root, {
      endpoint: tradeRecordExport,
      scene: 'statementExport',
      act: '导出',
      send: (input, requestNo) => root.api.call(tradeRecordExport, input, { label: '导出', requestNo }),
    })
    makeAutoObservable<this, 'root' | 'productId'>(
      this,
      { root: false, productId: false, export: false, form: false },
      { autoBind: true },
    )
  }

  open(): void {
    this.problem = undefined
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  choose(format: StatementFormat): void {
    this.format = format
  }

  deliver(delivery: StatementDelivery): void {
    this.delivery = delivery
  }

  /** Checks the period, asks for the code, has the file made and hands it over. */
  async run(filter: TradeFilter): Promise<void> {
    this.setProblem(
      filter.startDate ? periodError(filter.startDate, filter.endDate, MAX_PERIOD_DAYS) : undefined,
    )
    if (this.problem || (this.delivery === 'email' && !this.form.check())) return
    this.close()
    const answer = await this.export.run({
      ...filterData(statementFilter(filter)),
      productId: this.productId,
      format: this.format,
      email: this.delivery === 'email' ? this.form.values.email.trim() : undefined,
    })
    if (answer) await this.handOver(answer)
    else if (this.export.problem) {
      this.open()
      this.setProblem(this.export.problem)
    }
  }

  private async handOver({ fileId, sentToMask }: ExportAnswer): Promise<void> {
    if (sentToMask) {
      const text = `对账单已发送至 ${sentToMask}，请查收`
      return this.root.ui.showMessage({ text, durationMs: 4000 }, 'success')
    }
    const { url, fileName, format } = await this.root.api.call(
      fileUrlQuery,
      { fileId },
      { label: '获取文件' },
    )
    const kind = isFileAddress(url) ? (await openFile({ url, fileName, format })).kind : 'failed'
    const text = RESULT_TEXTS[kind]
    if (text) this.root.ui.showMessage({ text, durationMs: 4000 }, 'error')
  }

  private setProblem(problem: string | undefined): void {
    this.problem = problem
  }
}

const RESULT_TEXTS = {
  done: undefined,
  cancelled: undefined,
  unsupported: '此处无法保存文件，请在手机浏览器或APP中导出',
  failed: '文件没有打开，请重新导出',
} as const

/** What a statement covers: the filter's period, the last year when none is chosen. */
export function statementFilter(filter: TradeFilter): TradeFilter {
  return filter.range || filter.startDate ? filter : { ...filter, range: '1y' }
}
