import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { dividendModeChange, positionDetail } from '@/contract/position'
import { netValueList } from '@/contract/product'
import { NetValueStore } from '@/domains/net-value/net-value-store'
import { netValuesOf } from '@/domains/net-value/queries'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { positionOf } from '../queries'

export type PositionDetail = ResponseOf<typeof positionDetail>
export type DividendMode = PositionDetail['dividendMode']

type DividendInput = Omit<RequestOf<typeof dividendModeChange>, 'requestNo' | 'verifyToken'>

/** One position with its net values, and the way its income is paid. */
export class PositionStore {
  readonly position: Resource<PositionDetail>
  readonly netValues: NetValueStore<ResponseOf<typeof netValueList>>
  readonly dividend: VerifiedSubmission<DividendInput, { dividendMode: DividendMode }>

  constructor(
    private readonly root: RootStore,
    private readonly positionId: string,
  ) {
    // A trade that was taken back gives its shares free; a risk test decides whether more may be bought.
    this.position = new Resource(signal => root.read(positionDetail, positionOf({ positionId }), signal), {
      changes: changesOf(root),
      dependsOn: ['risk', 'trades'],
    })
    // The product is known once the position is: the chart below asks only then.
    this.netValues = new NetValueStore((query, signal) =>
      root.read(
        netValueList,
        netValuesOf({ productId: this.position.data?.productId ?? '', ...query }),
        signal,
      ),
    )
    this.dividend = new VerifiedSubmission<DividendInput, { dividendMode: DividendMode }>(root, {
      endpoint: dividendModeChange,
      touches: [],
      proof: 'dividendMode',
      subject: ({ positionId: id }) => id,
      act: '修改',
      send: (input, requestNo) => root.write(dividendModeChange, input, { label: '修改', requestNo }),
      onFound: () => void this.position.load(),
    })
    makeAutoObservable<this, 'root' | 'positionId'>(
      this,
      {
        root: false,
        positionId: false,
        position: false,
        netValues: false,
        dividend: false,
      },
      { autoBind: true },
    )
  }

  async refresh(): Promise<void> {
    await Promise.all([this.position.load(), this.netValues.series.load()])
  }

  /** Asks first, then for the SMS code; done, the page shows the new way at once. */
  async changeDividendMode(dividendMode: DividendMode, name: string): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: `改为${name}？`,
      message: '自下一次收益分配起生效，此前的分配不受影响。',
      confirmText: '确认修改',
    })
    if (!isSure) return
    const answer = await this.dividend.submit({ positionId: this.positionId, dividendMode })
    const { data } = this.position
    if (answer && data) this.position.set({ ...data, dividendMode: answer.dividendMode })
  }
}
