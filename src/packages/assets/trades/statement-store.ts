import { makeAutoObservable, observableRef } from 'mobx'
import { fileUrlQuery } from '@/contract/document'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { tradeRecordExport } from '@/contract/trade'
import { isFileAddress } from '@/domains/documents/file-address'
import { fileOf } from '@/domains/documents/queries'
import { EVERY_TRADE, filterData, type TradeFilter } from '@/domains/trades/trade-list-store'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { emailRule, MAX_PERIOD_DAYS, periodError } from '@/lib/validate'
import { openFile } from '@/platform/host/file'
import { pick, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { chosenOf } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

const FORMATS = ['pdf', 'csv'] as const
const DELIVERIES = ['file', 'email'] as const

function statementForm() {
  const delivery = pick('file', { among: DELIVERIES })
  return new Form({
    format: pick('pdf', { among: FORMATS }),
    delivery,
    email: when(() => delivery.value === 'email', text({ rule: emailRule })),
  })
}

type ExportInput = Omit<RequestOf<typeof tradeRecordExport>, 'requestNo' | 'verifyToken'>
type ExportAnswer = ResponseOf<typeof tradeRecordExport>

/** A statement of the trades that a filter shows, as a file or by mail: after an SMS check, at most a year at once (V-PERIOD). */
export class StatementStore {
  readonly form = statementForm()
  readonly submission
  /** What the statement covers, as the list shows it now. */
  private filter: TradeFilter = EVERY_TRADE
  /** The period cannot be exported. */
  private periodProblem: string | undefined
  readonly export: VerifiedSubmission<ExportInput, ExportAnswer>

  constructor(
    private readonly root: RootStore,
    /** `onDone`: it was made, and is on its way or open. */
    private readonly setup: { readonly productId: string | undefined; readonly onDone: () => void },
  ) {
    this.export = new VerifiedSubmission<ExportInput, ExportAnswer>(root, {
      endpoint: tradeRecordExport,
      proof: 'statementExport',
      act: '导出',
      send: (input, requestNo) => root.write(tradeRecordExport, input, { label: '导出', requestNo }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.export,
      input: ({ format, email }): ExportInput => ({
        ...filterData(chosenOf(statementFilter(this.filter))),
        productId: setup.productId,
        format,
        email,
      }),
      onDone: answer => this.handOver(answer),
    })
    makeAutoObservable<this, 'root' | 'setup' | 'filter'>(
      this,
      { root: false, setup: false, filter: observableRef, export: false, form: false, submission: false },
      { autoBind: true },
    )
  }

  /** The sheet opens for the trades that the list shows; at most a year at once (rule V-PERIOD). */
  begin(filter: TradeFilter): void {
    this.filter = filter
    this.periodProblem = filter.startDate
      ? periodError(filter.startDate, filter.endDate, MAX_PERIOD_DAYS)
      : undefined
    this.export.reset()
  }

  /** What the statement covers. */
  get covered(): TradeFilter {
    return statementFilter(this.filter)
  }

  /** The list shows more than a statement can cover. */
  get isCut(): boolean {
    return !this.filter.range && !this.filter.startDate
  }

  /** Why nothing can be exported now. */
  get disabledReason(): string | undefined {
    return this.periodProblem
  }

  private async handOver({ fileId, sentToMask }: ExportAnswer): Promise<void> {
    this.setup.onDone()
    if (sentToMask) {
      const text = `对账单已发送至 ${sentToMask}，请查收`
      return this.root.ui.showMessage({ text, durationMs: 4000 }, 'success')
    }
    const { url, fileName, format } = await this.root.read(fileUrlQuery, fileOf({ fileId }), undefined, {
      label: '获取文件',
    })
    const kind = isFileAddress(url) ? (await openFile({ url, fileName, format })).kind : 'failed'
    const text = RESULT_TEXTS[kind]
    if (text) this.root.ui.showMessage({ text, durationMs: 4000 }, 'error')
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
