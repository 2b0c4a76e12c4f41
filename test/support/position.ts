import type { ResponseOf } from '@/contract/endpoint'
import type { AssetOverview, positionDetail, PositionRow } from '@/contract/position'

/** A position with a net value that moves; tests change what they are about. */
export function positionRowOf(change: Partial<PositionRow> = {}): PositionRow {
  return {
    positionId: 'U1-P05',
    productId: 'P05',
    productName: '远岚·双利增强3号',
    productType: '1',
    riskLevel: 'R3',
    holderRole: '1',
    positionStatus: '0',
    netValue: '1.0632',
    netValueDate: '2026-11-19',
    sevenDayYield: '',
    marketValue: '1998816.00',
    pendingAmount: '0.00',
    holdIncome: '118816.00',
    holdIncomeRate: '6.32',
    paidIncome: '',
    maturityDate: '',
    distRule: '',
    ...change,
  }
}

type PositionDetail = ResponseOf<typeof positionDetail>

/** The same position in full. */
export function positionDetailOf(change: Partial<PositionDetail> = {}): PositionDetail {
  return {
    ...positionRowOf(),
    productCode: 'YL2024P05',
    trustKind: '1',
    shares: '1880000.00',
    availableShares: '1880000.00',
    frozenShares: '0.00',
    costAmount: '1880000.00',
    accumulatedIncome: '118816.00',
    yesterdayIncome: '-376.00',
    tenThousandIncome: '',
    benchmark: '4.05%',
    benchmarkNote: '非承诺收益',
    valueDate: '2024-01-02',
    remainDays: -1,
    nextDistDate: '',
    nextOpenDay: '2026-12-15',
    coolingEndTime: '',
    dividendMode: '0',
    canChangeDividend: '1',
    changeDividendReason: '',
    bankNameMask: '招商银行(0005)',
    canRedeem: '0',
    redeemReason: '赎回将于 2026-12-15 开放日办理',
    canAppend: '1',
    appendReason: '',
    appendGate: '',
    canDownloadCert: '1',
    downloadCertReason: '',
    recentTrades: [],
    tradeCount: 0,
    unreadDisclosure: 0,
    docs: [],
    ...change,
  }
}

/** What a customer with that position alone has. */
export function overviewOf(change: Partial<AssetOverview> = {}): AssetOverview {
  return {
    totalAsset: '1998816.00',
    assetDate: '2026-11-19',
    yesterdayIncome: '-376.00',
    yearIncome: '24310.00',
    holdIncome: '118816.00',
    accumulatedIncome: '118816.00',
    pendingAmount: '0.00',
    familyTrustTotal: '',
    typeSummary: [{ productType: '1', amount: '1998816.00', ratio: '100.00', count: 1 }],
    positionCount: 1,
    historyCount: 0,
    holderRoles: ['1'],
    ...change,
  }
}
