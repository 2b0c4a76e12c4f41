import { RAISE_STATUS } from '@/contract/tables/product'
import * as barWidths from '@/domains/trusts/bar-width'
import * as shareParts from '@/domains/trusts/share-parts'
import * as netValueModels from '@/domains/net-value/net-value-model'
import * as statistics from '@/domains/net-value/statistics'
import * as capitals from '@/lib/capital-amount'
import * as claims from '@/lib/claim-rules'
import * as decimals from '@/lib/decimal'
import * as distPlans from '@/lib/dist-plan-rules'
import * as endSchemes from '@/lib/end-scheme-rules'
import * as numbers from '@/lib/format-number'
import * as instructions from '@/lib/instruction-rules'
import * as investors from '@/lib/investor-rules'
import * as purchases from '@/lib/purchase'
import * as redemptions from '@/lib/redemption'
import * as lots from '@/lib/share-lots'
import * as shares from '@/lib/shares'
import * as appends from '@/lib/trust-append'
import * as trustRules from '@/lib/trust-rules'
import * as tradeFacts from '@/domains/trades/trade-facts'
import * as trades from '@/packages/assets/trades/trade-cancel'
import * as incomes from '@/packages/income/year/income-rules'
import * as monthPlots from '@/packages/income/year/month-plot'
import * as schedules from '@/packages/income/schedule/schedule-rules'
import * as charities from '@/packages/membership/shared/charity-texts'
import * as products from '@/packages/products/product/product-texts'
import * as reports from '@/packages/report/shared/report-texts'
import * as plans from '@/packages/trusts/shared/plan-rules'
import * as totals from '@/packages/trusts/overview/total-assets-texts'
import * as figures from '@/ui/chart/figures'
import * as rings from '@/ui/chart/ring'
import { filesBelow, read } from './project'

/** What a server may send for an amount, a share or a percent, and what it should never send. */
const VALUES = [
  ...['0', '0.00', '-0.00', '0.01', '1', '100.00', '1000000.00', '33.33', '0.0000000000000000000000001'],
  ...['-1', '-100.00', '-1000000.00', '999999999999.99', '9'.repeat(60), `-${'9'.repeat(60)}`],
  ...['', ' ', 'abc', '--', '1,000', '1e6', '１００', '1.', '.5', '+1', '0x10', 'null'],
] as const

type Call = (value: string, other: string) => unknown
/** Exported functions by their names; `undefined` for those that take no amount. */
type Calls<M> = {
  readonly [K in keyof M as M[K] extends (...args: never[]) => unknown ? K : never]: Call | undefined
}

const table = <M extends object>(module: M, calls: Calls<M>) => ({
  module,
  calls: calls as Record<string, Call | undefined>,
})

const product = (value: string, other: string) => ({
  ...{ productId: 'A', productName: 'A', riskLevel: 'R1', assetClass: 'equity', inReason: '', outReason: '' },
  ...{
    netValue: other,
    minAmount: value,
    stepAmount: other,
    maxAmount: value,
    remainQuota: other,
    minHoldShares: value,
  },
  ...{ shares: other, availableShares: value, expectedValue: value },
})
const terms = (value: string, other: string) => ({
  totalAssets: value,
  availableCash: other,
  limits: { singlePercent: other, equityPercent: value, cashPercent: other, maxRisk: 'C5' },
  products: [product(value, other), { ...product(other, value), productId: 'B', assetClass: 'cash' }],
})
const line = (value: string, toProductId = 'B') => ({
  productId: 'A',
  toProductId,
  amount: value,
  shares: value,
})
const KINDS = ['purchase', 'redemption', 'conversion'] as const
const limits = (value: string, other: string) => ({
  ...{ minAmount: value, stepAmount: other, maxAmount: value, remainQuota: other, isAppend: true },
})
const plan = (amount: string, percent: string) => ({
  ...{
    kind: 'fixed' as const,
    beneId: 'B',
    conditionType: '',
    conditionNote: '养老',
    amount,
    percent,
    isOnce: false,
  },
  ...{ frequency: '1', startDate: '2026-12-01', endDate: '9999-12-31', proofNote: '' },
})
const point = (date: string, value: string) => ({ date, value, benchmark: value, amount: value })
const points = (value: string, other: string) => [
  point('2026-01-01', value),
  point('2026-01-02', other),
  point('2026-01-03', value),
]
const month = (value: string, other: string) =>
  ({ month: '2026-01', distributed: value, valueChange: other }) as never
const income = (value: string, other: string) =>
  ({
    distributed: value,
    valueChange: other,
    income: value,
    paidCount: other,
    lastPaidDate: '2026-01-02',
  }) as never
const day = (amount: string) => ({ date: '2026-01-02', amount, dateKind: 'distribution', title: '' }) as never
const trade = (value: string, other: string) =>
  ({
    ...{
      productName: 'A',
      applyTime: '',
      confirmDate: '',
      arriveDate: '',
      direction: 'in',
      tradeType: '',
      remark: '',
    },
    ...{
      applyAmount: value,
      applyShares: other,
      confirmAmount: value,
      confirmShares: other,
      confirmNav: value,
    },
    ...{
      fee: value,
      feeRate: other,
      feeLots: [{ date: '2026-01-02', shares: value, feeRate: other, fee: value }],
    },
  }) as never
const typedAmounts = ['0.01', '1000000', '1234567.89']
const none = undefined

const TABLES = {
  'src/lib/decimal.ts': table(decimals, {
    parseDecimal: decimals.parseDecimal,
    addDecimals: (a, b) => decimals.addDecimals([a, b]),
    compareDecimals: decimals.compareDecimals,
    isNegative: decimals.isNegative,
    isZero: decimals.isZero,
    isPositive: decimals.isPositive,
  }),
  'src/lib/format-number.ts': table(numbers, {
    group: none,
    decimal2: numbers.decimal2,
    thousands: numbers.thousands,
    tenThousands: numbers.tenThousands,
    netValue: numbers.netValue,
    percent: numbers.percent,
    signed: numbers.signed,
    signedPercent: numbers.signedPercent,
    count: numbers.count,
    splitAmount: numbers.splitAmount,
  }),
  'src/lib/purchase.ts': table(purchases, {
    inWan: purchases.inWan,
    saidYuan: purchases.saidYuan,
    amountTerms: (a, b) => purchases.amountTerms(limits(a, b)),
    purchaseError: (a, b) => [a, ...typedAmounts].map(typed => purchases.purchaseError(typed, limits(a, b))),
    fullAmount: purchases.fullAmount,
    isSuitable: none,
    needsSeniorNotice: none,
    remarkRule: none,
  }),
  'src/lib/redemption.ts': table(redemptions, {
    redeemError: (a, b) =>
      [a, ...typedAmounts].map(typed =>
        redemptions.redeemError(typed, { availableShares: a, minHoldShares: b }),
      ),
    proceedsOf: (a, b) => [redemptions.proceedsOf(a, b, a), redemptions.proceedsOf('1000', a, b)],
  }),
  'src/lib/share-lots.ts': table(lots, {
    takeFromLots: (a, b) => lots.takeFromLots([{ shares: a }, { shares: b }], '1000'),
    proceedsOfLots: (a, b) => lots.proceedsOfLots([{ date: '2026-01-02', shares: a, feeRate: b }], '1000', a),
    sharedRate: (a, b) => lots.sharedRate([{ feeRate: a }, { feeRate: b }]),
  }),
  'src/lib/shares.ts': table(shares, {
    hundredthsOf: shares.hundredthsOf,
    shareText: none,
    shareRule: shares.shareRule,
    sumOfShares: (a, b) => shares.sumOfShares([a, b]),
    orderSumsOf: (a, b) => shares.orderSumsOf([a, b].map(sharePercent => ({ order: 1, sharePercent }))),
    shareSumError: shares.shareSumError,
  }),
  'src/lib/instruction-rules.ts': table(instructions, {
    productOf: none,
    worthOf: (a, b) => instructions.worthOf(a, { netValue: b }),
    lineAmount: (a, b) => KINDS.map(kind => instructions.lineAmount(kind, line(a), terms(a, b))),
    intoReason: (a, b) => instructions.intoReason(product(a, b), terms(a, b)),
    lineError: (a, b) =>
      KINDS.flatMap(kind =>
        [a, ...typedAmounts].map(typed => instructions.lineError(kind, line(typed), terms(a, b))),
      ),
    projectionOf: (a, b) =>
      KINDS.map(kind => instructions.projectionOf(kind, [line(a), line('1000')], terms(a, b))),
    limitText: none,
    linesError: (a, b) => KINDS.map(kind => instructions.linesError(kind, [line('1000')], terms(a, b))),
    lessForCash: (a, b) => instructions.lessForCash(line('1000000'), a, terms(b, a)),
  }),
  'src/lib/claim-rules.ts': table(claims, {
    claimAmountError: (a, b) => [claims.claimAmountError('1000', a), claims.claimAmountError(a, b)],
    expectDateError: none,
  }),
  'src/lib/capital-amount.ts': table(capitals, { amountInCapitals: capitals.amountInCapitals }),
  'src/lib/dist-plan-rules.ts': table(distPlans, {
    planAmountError: (amount, percent) => distPlans.planAmountError({ amount, percent }),
    planStartError: none,
    planEndError: none,
    planNoteError: none,
    planProblems: (a, b) => distPlans.planProblems(plan(a, b), '2026-11-20'),
    plansTogether: (a, b) => distPlans.plansTogether([plan(a, b), plan('', a), plan('', b)]),
  }),
  'src/lib/end-scheme-rules.ts': table(endSchemes, {
    endShareError: endSchemes.endShareError,
    endSumError: (a, b) => endSchemes.endSumError([{ percent: a }, { percent: b }]),
    endTextError: none,
    endProblems: (a, b) =>
      endSchemes.endProblems({
        shares: [a, b].map(percent => ({ beneId: 'B', percent })),
        residual: '1',
        conditions: '',
      }),
  }),
  'src/lib/investor-rules.ts': table(investors, {
    investorAmountRule: (a, b) =>
      investors.investorAmountRule('3000000')(a) ?? investors.investorAmountRule('500000')(b),
    investorYearsRule: investors.investorYearsRule,
  }),
  'src/lib/trust-append.ts': table(appends, {
    appendAmountError: appends.appendAmountError,
    propertyNameError: none,
  }),
  'src/packages/products/product/product-texts.ts': table(products, {
    hasNetValues: none,
    termText: none,
    amountHelp: (a, b) => products.amountHelp(limits(a, b)),
    raisedPercent: (a, b) =>
      products.raisedPercent({ raiseStatus: RAISE_STATUS.raising, remainQuota: a, totalQuota: b }),
    buyText: none,
  }),
  'src/domains/net-value/statistics.ts': table(statistics, {
    maxDrawdown: (a, b) => statistics.maxDrawdown(points(a, b)),
    periodReturn: (a, b) => statistics.periodReturn(points(a, b)),
    describeSeries: (a, b) => [
      statistics.describeSeries('近1年', points(a, b)),
      statistics.describeSeries('近1年', points('1', '2'), { periodReturn: a, maxDrawdown: b }),
    ],
    describeAllocation: (a, b) => statistics.describeAllocation([a, b].map(ratio => ({ label: 'A', ratio }))),
  }),
  'src/domains/net-value/net-value-model.ts': table(netValueModels, {
    netValueModel: (a, b) => netValueModels.netValueModel(points(a, b)).grid,
    nearestPoint: (a, b) => netValueModels.nearestPoint(netValueModels.netValueModel(points(a, b)), 0.5),
  }),
  'src/domains/trusts/bar-width.ts': table(barWidths, { barWidth: barWidths.barWidth }),
  'src/domains/trusts/share-parts.ts': table(shareParts, {
    shareOrders: (a, b) =>
      shareParts.shareOrders(
        [{ beneId: 'B', nameMask: '林', order: 1, sharePercent: a }],
        [{ order: 1, sum: b }],
      ),
    describeShares: (a, b) =>
      shareParts.describeShares({
        parts: [{ beneficiary: { beneId: 'B', nameMask: '林', order: 1, sharePercent: a }, colour: 'c1' }],
        sum: b,
      }),
  }),
  'src/ui/chart/figures.ts': table(figures, {
    fixedFigure: a => figures.fixedFigure(a, 2),
    withoutFigures: none,
  }),
  'src/ui/chart/ring.ts': table(rings, {
    ringSlices: (a, b) =>
      rings.ringSlices(
        [a, b].map(ratio => ({ label: 'A', ratio, colour: 1 })),
        2,
      ),
    ringArcs: (a, b) =>
      rings.ringArcs(
        rings.ringSlices(
          [a, b].map(ratio => ({ label: 'A', ratio, colour: 1 })),
          2,
        ),
        1,
      ),
  }),
  'src/domains/trades/trade-facts.ts': table(tradeFacts, {
    tradeFacts: (a, b) => tradeFacts.tradeFacts(trade(a, b)),
    redemptionFacts: (a, b) => tradeFacts.redemptionFacts(trade(a, b)),
    figureLabel: (a, b) => tradeFacts.figureLabel(trade(a, b)),
    tradeTag: none,
  }),
  'src/packages/assets/trades/trade-cancel.ts': table(trades, {
    unconfirmedShares: (a, b) => trades.unconfirmedShares({ applyShares: a, confirmShares: b } as never),
    cancelActions: none,
  }),
  'src/packages/income/year/income-rules.ts': table(incomes, {
    ...{
      periodParam: none,
      choiceOf: none,
      yearOf: none,
      incomeName: none,
      periodChoices: none,
      periodText: none,
    },
    monthName: none,
    describeMonths: (a, b) => incomes.describeMonths([month(a, b), month(b, a)]),
    sourcesOf: (a, b) => incomes.sourcesOf(income(a, b)),
    othersText: (a, b) => incomes.othersText(Array.from({ length: 8 }, () => income(a, b))),
    axisLabel: none,
  }),
  'src/packages/income/year/month-plot.ts': table(monthPlots, {
    monthModel: (a, b) => monthPlots.monthModel([month(a, b)]).grid,
    ...{ monthPlot: none, heightOf: none, widthOf: none, monthAt: none, labelStep: none },
  }),
  'src/packages/income/schedule/schedule-rules.ts': table(schedules, {
    ...{ kindOf: none, datesOfKind: none, choicesOf: none, fiveWeeks: none, weekdayText: none, noteOf: none },
    ...{ dayWords: none, calendarEntryOf: none },
    monthsOf: (a, b) => schedules.monthsOf([day(a), day(b)]).map(({ toPay, toGet }) => [toPay, toGet]),
  }),
  'src/packages/membership/shared/charity-texts.ts': table(charities, {
    ...{ charityTag: none, charityTime: none, raisedText: none, donateRefusal: none, quickPoints: none },
    donatePointsProblem: a => charities.donatePointsProblem(a, { minPoints: 0, balance: 0 }),
  }),
  'src/packages/report/shared/report-texts.ts': table(reports, {
    incomeView: reports.incomeView,
    hasCount: reports.hasCount,
    dateText: none,
    companionLines: a => reports.companionLines(a, ''),
    holdingBar: reports.holdingBar,
    holdingCountText: a => reports.holdingCountText(a, '2026-01-02'),
    amountStep: reports.amountStep,
    posterFacts: reports.posterFacts,
  }),
  'src/packages/trusts/shared/plan-rules.ts': table(plans, {
    needsRebalance: (a, b) => plans.needsRebalance({ deviation: a }, b),
    deviationText: a => plans.deviationText({ deviation: a }),
    describePlan: (a, b) =>
      plans.describePlan({ lines: [{ name: 'A', deviation: a } as never], tolerance: b }),
    isExpired: none,
  }),
  'src/packages/trusts/overview/total-assets-texts.ts': table(totals, {
    describeTotals: (a, b) => totals.describeTotals('近1年', points(a, b)),
    totalAxisLabel: none,
  }),
  'src/lib/trust-rules.ts': table(trustRules, {
    leastAmountRule: (a, b) => trustRules.leastAmountRule('家族信托', '10000000')(a) ?? b,
    trustAmountRule: a => trustRules.trustAmountRule('家族信托', '10000000')(a),
    totalOf: (a, b) => trustRules.totalOf([a, b]),
    termRule: trustRules.termRule,
    ...{
      trustNameRule: none,
      purposeRule: none,
      spouseIdError: none,
      employerRule: none,
      positionRule: none,
    },
    ...{
      sourceNoteRule: none,
      pepDetailRule: none,
      adviserRule: none,
      wishesRule: none,
      propertyNameRule: none,
    },
  }),
}

/** With the numbers that JSON has no word for. */
const textOf = (said: unknown): string =>
  JSON.stringify(said, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value)) ?? ''

const calls = Object.entries(TABLES).flatMap(([file, { calls: list }]) =>
  Object.entries(list).flatMap(([name, call]) => (call ? [{ file, name, call }] : [])),
)

/** What is wrong with what a function says of two amounts; undefined for nothing. */
function wrongOf(call: Call, value: string, other: string): string | undefined {
  try {
    const said = textOf(call(value, other))
    // Nor is the failure of a calculation shown.
    return /NaN|Infinity|undefined/.test(said) ? said : undefined
  } catch (error) {
    return String(error)
  }
}

test.each(calls)('$file: $name takes whatever a server says', ({ call }) => {
  const wrong = VALUES.flatMap(value =>
    VALUES.flatMap(other => {
      const problem = wrongOf(call, value, other)
      return problem === undefined ? [] : [[value, other, problem]]
    }),
  )
  expect(wrong).toEqual([])
})

test('the tables know every function of their files', () => {
  for (const [file, { module, calls: list }] of Object.entries(TABLES)) {
    const functions = Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function' ? [name] : [],
    )
    expect([file, functions.filter(name => !(name in list))]).toEqual([file, []])
  }
})

/** They calculate with what was judged before, or judge alone, and have tests of their own. */
const TESTED_APART = [
  'src/lib/validate.ts',
  'src/packages/report/poster/poster-content.ts',
  'src/packages/assets/certificates/certificate-application.ts',
  'src/packages/products/redemption/redeem-store.ts',
  'src/packages/trust-requests/instructions/instruction-flow.ts',
]

test('every file that calculates has a table', () => {
  const calculating = filesBelow('src').filter(
    file =>
      /\.ts$/.test(file) &&
      !/\.test\.ts$/.test(file) &&
      /from '(big\.js|(@\/lib|\.)\/decimal)'/.test(read(file)),
  )
  expect(calculating.length).toBeGreaterThan(20)
  expect(calculating.filter(file => !(file in TABLES) && !TESTED_APART.includes(file))).toEqual([])
})
