import { makeAutoObservable } from 'mobx'
import {
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  type LotteryInfo,
  type ReportInfo,
  type ReportShare,
  userAssetReportInfo,
} from '@/contract/asset-report'
import type { Count } from '@/contract/primitives'
import type { AppErrorKind } from '@/lib/app-error'
import { isOn } from '@/lib/flag'
import { sessionStore } from '@/platform/host/storage'
import { Resource } from '@/stores/primitives/resource'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { lotteryInfo, reportInfo, reportShare } from '../queries'
import { entryAction, type InnerPageId, startPage, type StoryPageId, storyPages } from './report-pages'
import { EMPTY_LOTTERY_INFO, EMPTY_REPORT } from './empty-report'

/** Failures of the draw that the API client has not already told the customer about. */
const SILENT_FAILURES: readonly AppErrorKind[] = ['business', 'contract', 'unread']

/** Where the story stands, so that a reload opens it there: the page the address asked for, then the page it is at. */
const PLACE_KEY = 'reportPlace'

function pick<T, Key extends keyof T>(source: T, ...keys: Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map(key => [key, source[key]])) as Pick<T, Key>
}

/** The annual report of the customer: what the server knows, page by page, the one draw, and the page being read. */
export class ReportStore {
  readonly lotteryInfo: Resource<LotteryInfo>
  readonly info: Resource<ReportInfo>
  /** Passed on unchanged (specification, section 7). */
  readonly share: Resource<ReportShare>
  readonly drawing: Submission<undefined, { lotteryIntegral: Count }>
  private place = sessionStore.get(PLACE_KEY)

  constructor(private readonly root: RootStore) {
    this.lotteryInfo = new Resource(signal => root.read(assetReportLotteryInfo, lotteryInfo(), signal))
    this.info = new Resource(signal => root.read(userAssetReportInfo, reportInfo(), signal))
    this.share = new Resource(signal => root.read(assetReportShareInfo, reportShare(), signal))
    this.drawing = new Submission(
      (_input, requestNo) =>
        root.write(assetReportLottery, {}, { showLoading: false, label: '抽取', requestNo }),
      { touches: touching(root, 'points') },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, lotteryInfo: false, info: false, share: false, drawing: false },
      { autoBind: true },
    )
  }

  private get lottery(): LotteryInfo {
    return this.lotteryInfo.data ?? EMPTY_LOTTERY_INFO
  }

  private get report(): ReportInfo {
    return this.info.data ?? EMPTY_REPORT
  }

  get entry() {
    return pick(this.lottery, 'currentYear', 'userType', 'ispartLottery', 'status')
  }

  get page2() {
    return pick(this.report, 'registerDays', 'registerTime')
  }

  get page3() {
    return pick(
      this.report,
      'currentYear',
      'firstSubscribeDealTime',
      'firstSubscribeDealAmount',
      'firstAccumulatedIncome',
      'firstSubscribeProduct',
      'recommendProducts',
      'recommendPlaces',
      'holdingProductAmount',
    )
  }

  get page4() {
    return pick(
      this.report,
      'holdingProductAmount',
      'longestHoldingProduct',
      'longestHoldingDays',
      'assetRangeDateEnd',
      'maxAccumulatedIncomeProduct',
      'maxAccumulatedIncome',
    )
  }

  get page5() {
    return pick(this.report, 'maxAmountDealTime', 'maxAmount', 'maxAmountProduct')
  }

  get page6() {
    return pick(this.report, 'maxHoldingScope', 'accumulatedIncome', 'positions')
  }

  get page7() {
    return pick(this.report, 'integralOpenTime', 'donorCount', 'contributionValue')
  }

  get page8() {
    return { userType: this.userType, lotteryIntegral: this.lottery.lotteryIntegral }
  }

  get result() {
    return pick(this.lottery, 'currentYear', 'lotteryIntegral')
  }

  get expire() {
    return pick(this.lottery, 'isDue')
  }

  /** What the entry offers; `undefined` until the server has answered. */
  get action() {
    return this.lotteryInfo.data && entryAction(this.lotteryInfo.data)
  }

  get hasDrawn(): boolean {
    return isOn(this.lottery.ispartLottery)
  }

  /** The pages this customer reads, cover included. */
  get pages(): readonly StoryPageId[] {
    return storyPages(this.userType)
  }

  private get userType(): string {
    return this.info.data?.userType ?? this.lottery.userType
  }

  /** The page the story is at, when the address asks for this one. */
  pageAt(asked: string | undefined): InnerPageId {
    const [of, at] = this.place?.split('/') ?? []
    return startPage(this.pages, of === (asked ?? '') ? at : asked)
  }

  /** The reader turned to a page; the address stays, so that going back leaves the story in one step. */
  turnTo(asked: string | undefined, page: InnerPageId): void {
    this.place = `${asked ?? ''}/${page}`
    sessionStore.set(PLACE_KEY, this.place)
  }

  /** The customer is gone, and with them where they were. */
  forget(): void {
    this.forgetPlace()
  }

  /** The next reading begins where the address says. */
  forgetPlace(): void {
    this.place = undefined
    sessionStore.remove(PLACE_KEY)
  }

  /** An arrival at the entry: the state anew, since it may have been drawn elsewhere, and the story ahead of time. */
  async loadEntry(): Promise<void> {
    await this.lotteryInfo.load()
    if (this.action === 'start' || this.action === 'result') this.info.ensure()
  }

  /** An arrival at the story. */
  loadStory(): void {
    void this.lotteryInfo.load()
    this.info.ensure()
  }

  /** An arrival at the result: points and share card; the facts for the poster come if they can. */
  loadResult(): void {
    void this.lotteryInfo.load()
    this.info.ensure()
    this.share.ensure()
  }

  /**
   * Draws. Resolves with whether the points are there; a failure has been told to the customer by then. Drawing twice, by a
   * double tap or in another tab, brings the first result again.
   */
  async draw(): Promise<boolean> {
    if (this.hasDrawn) return true
    const drawn = await this.drawing.submit(undefined)
    if (drawn) this.takePoints(drawn.lotteryIntegral)
    else this.tellFailure()
    return drawn !== undefined
  }

  private takePoints(lotteryIntegral: Count): void {
    this.lotteryInfo.set({ ...this.lottery, lotteryIntegral, ispartLottery: '1' })
    if (this.info.data) this.info.set({ ...this.info.data, lotteryIntegral })
  }

  private tellFailure(): void {
    const { error } = this.drawing
    if (!error || !SILENT_FAILURES.includes(error.kind)) return
    this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    // The server knows more than this page, e.g. that the report is over by now.
    if (error.kind === 'business') void this.lotteryInfo.load()
  }
}
