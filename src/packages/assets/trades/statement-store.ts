import { makeAutoObservable, observableRef } from 'mobx'
import { fileUrlQuery } from '@/contract/document'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { TRADE_RANGES, tradeRecordExport } from '@/contract/trade'
import { emailText } from '@/domains/contact/contact-parts'
import { isFileAddress } from '@/domains/documents/file-address'
import { fileOf } from '@/domains/documents/queries'
import { EVERY_TRADE, filterData, type TradeFilter } from '@/domains/trades/trade-list-store'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { MAX_PERIOD_DAYS, periodError } from '@/lib/validate'
import { openFile } from '@/platform/host/file'
import type { HostResult } from '@/platform/host/host.types'
import { pick, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { chosenOf } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

const FORMATS = ['pdf', 'csv'] as const
const DELIVERIES = ['file', 'email'] as const
/** Periods of a statement: those that end today, or two days of one's own. Not all time: it covers a year at most. */
const PERIODS = [...TRADE_RANGES, 'dates'] as const

function statementForm() {
  const delivery = pick('file', { among: DELIVERIES })
  const period = pick<(typeof PERIODS)[number]>('1y', { among: PERIODS })
  const hasDates = () => period.value === 'dates'
  const startDate = text({ required: '请选择开始日期' })
  const endDate = text({
    required: '请选择结束日期',
    rule: end => (startDate.value ? periodError(startDate.value, end, MAX_PERIOD_DAYS) : undefined),
  })
  return new Form({
    period,
    startDate: when(hasDates, startDate),
    endDate: when(hasDates, endDate),
    format: pick('pdf', { among: FORMATS }),
    delivery,
    email: when(() => delivery.value === 'email', emailText()),
  })
}

type ExportInput = Omit<RequestOf<typeof tradeRecordExport>, 'requestNo' | 'verifyToken'>
type ExportAnswer = ResponseOf<typeof tradeRecordExport>

/**
 * A statement of the trades that a filter shows, of a period that is chosen here, as a file or by mail: after an SMS check,
 * at most a year at once (V-PERIOD).
 */
export class StatementStore {
  readonly form = statementForm()
  readonly submission
  /** What the list shows: which trades, but for the period, the statement covers. */
  private filter: TradeFilter = EVERY_TRADE
  readonly export: VerifiedSubmission<ExportInput, ExportAnswer>

  constructor(
    private readonly root: RootStore,
    /** `onDone`: it was made, and is on its way or open. */
    private readonly setup: { readonly productId: string | undefined; readonly onDone: () => void },
  ) {
    this.export = new VerifiedSubmission<ExportInput, ExportAnswer>(root, {
      endpoint: tradeRecordExport,
      touches: [],
      proof: 'statementExport',
      act: '导出',
      send: (input, requestNo) => root.write(tradeRecordExport, input, { label: '导出', requestNo }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.export,
      input: ({ period, startDate = '', endDate = '', format, email }): ExportInput => ({
        ...filterData(
          chosenOf({ ...this.filter, range: period === 'dates' ? '' : period, startDate, endDate }),
        ),
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

  /** The sheet opens for the trades that the list shows, with its period, or the last year where it shows all time. */
  begin(filter: TradeFilter): void {
    const { period, startDate, endDate } = this.form.fields
    this.filter = filter
    period.fill(filter.startDate ? 'dates' : filter.range || '1y')
    startDate.fill(filter.startDate)
    endDate.fill(filter.endDate)
    this.export.reset()
  }

  private async handOver({ fileId, sentToMask, count }: ExportAnswer): Promise<void> {
    this.setup.onDone()
    if (sentToMask) {
      const text = `对账单已发送至 ${sentToMask}，请查收`
      return this.root.ui.showMessage({ text, durationMs: 4000 }, 'success')
    }
    const { url, fileName, format } = await this.root.read(fileUrlQuery, fileOf({ fileId }), undefined, {
      label: '获取文件',
    })
    const result: HostResult = isFileAddress(url)
      ? await openFile({ url, fileName, format })
      : { kind: 'failed', message: '' }
    if (result.kind === 'cancelled') return
    const why = result.kind === 'failed' ? result.message : ''
    const [words, tone] =
      result.kind === 'done'
        ? ([`已导出 ${fileName}，共 ${count} 笔`, 'success'] as const)
        : ([why || FAILURE_TEXTS[result.kind], 'error'] as const)
    this.root.ui.showMessage({ text: words, durationMs: 4000 }, tone)
  }
}

const FAILURE_TEXTS = {
  unsupported: '此处无法保存文件，请在手机浏览器或APP中导出',
  failed: '文件没有打开，请重新导出',
} as const
