import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { tradeCancel, tradeRecordDetail } from '@/contract/trade'
import { tradeTypeName } from '@/domains/trades/trade-texts'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { formatMinute } from '@/lib/date'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { tradeOf } from '../queries'

export type TradeDetail = ResponseOf<typeof tradeRecordDetail>

type CancelInput = Omit<RequestOf<typeof tradeCancel>, 'requestNo' | 'verifyToken'>
type CancelAnswer = ResponseOf<typeof tradeCancel>

/** One trade with its course, and the taking back of it. */
export class TradePageStore {
  readonly trade: Resource<TradeDetail>
  readonly cancellation: VerifiedSubmission<CancelInput, CancelAnswer>

  constructor(
    private readonly root: RootStore,
    private readonly tradeId: string,
  ) {
    this.trade = new Resource(signal => root.read(tradeRecordDetail, tradeOf({ tradeId }), signal))
    this.cancellation = new VerifiedSubmission<CancelInput, CancelAnswer>(root, {
      endpoint: tradeCancel,
      proof: 'tradeCancel',
      subject: ({ tradeId: id }) => id,
      act: '撤销',
      send: (input, requestNo) => root.write(tradeCancel, input, { label: '撤销', requestNo }),
      touches: ['trades'],
      onFound: () => void this.catchUp(),
    })
    makeAutoObservable<this, 'root' | 'tradeId'>(
      this,
      { root: false, tradeId: false, trade: false, cancellation: false },
      { autoBind: true },
    )
  }

  /** Why the cancellation did not go through; a trade that had moved on is fetched anew and explains itself. */
  get problem(): string | undefined {
    const { submission, problem } = this.cancellation
    return wasRefused<typeof tradeCancel>(submission.error, 'stateConflict') ? undefined : problem
  }

  /** Asks first, then for the SMS code; done, page and lists show the trade as cancelled at once. */
  async cancel(): Promise<void> {
    const { data } = this.trade
    if (!data || !(await this.isSure(data))) return
    const answer = await this.cancellation.submit({ tradeId: this.tradeId })
    const { error } = this.cancellation.submission
    if (answer) await this.showCancelled(data, answer)
    else if (wasRefused<typeof tradeCancel>(error, 'stateConflict')) {
      this.root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
      await this.catchUp()
    }
  }

  private isSure(trade: TradeDetail): Promise<boolean> {
    return this.root.ui.confirm({
      title: `撤销这笔${tradeTypeName(trade)}？`,
      message: `请在 ${formatMinute(trade.cancelDeadline)} 前完成撤销。撤销后不能恢复，如仍需交易请重新申请。`,
      confirmText: '确认撤销',
    })
  }

  private async showCancelled(before: TradeDetail, { tradeStatus }: CancelAnswer): Promise<void> {
    this.tellLists(tradeStatus)
    this.trade.set({ ...before, tradeStatus, canCancel: '0', cancelDeadline: '' })
    await this.trade.load()
  }

  /** Somebody else, or the clock, was faster: fetches the trade anew. */
  private async catchUp(): Promise<void> {
    await this.trade.load()
    if (this.trade.state.kind === 'ready') this.tellLists(this.trade.state.data.tradeStatus)
  }

  /** Lists show the new status, positions fetch their free shares anew. */
  private tellLists(tradeStatus: TradeDetail['tradeStatus']): void {
    const changes = this.root.get(Changes)
    changes.note('trade', this.tradeId, { tradeStatus })
    changes.touch('trades')
  }
}
