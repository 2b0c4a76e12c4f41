import fc from 'fast-check'
import type { TrustPositionRow } from '@/contract/my-trust'
import { INST_STATUS } from '@/contract/tables/instruction'
import { addDecimals } from '@/lib/decimal'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

const trustId = 'FT1'
const all = { pageNum: 1, pageSize: 50 }

let principal: Browser
let guardian: Browser

beforeAll(async () => {
  const { sandbox } = await startTest()
  principal = new Browser(sandbox)
  guardian = new Browser(sandbox)
  await principal.loginAs('U1')
  await guardian.loginAs('U2')
})
afterAll(cleanUp)

const sum = (amounts: readonly string[]) => addDecimals(amounts)?.toFixed(2)

describe('the trust as its principal sees it', () => {
  test('has the figures of the domain contract', async () => {
    expect(await dataOf(principal, 'trustPositionDetail', { trustId })).toMatchObject({
      trustName: '林氏家族信托',
      trustKind: '2',
      establishDate: '2023-05-18',
      termYears: 50,
      totalAssets: '18652300.00',
      assetDate: '2026-11-19',
      cash: '1230000.00',
      investAssets: '17422300.00',
      accumulatedIncome: '3412860.25',
      accumulatedDistribution: '1860000.00',
      principalNameMask: '林*远',
      spouseNameMask: '周*君',
      investMode: '1',
      beneCount: 6,
      nextDistDate: '2026-12-10',
      nextDistAmount: '8000.00',
      managerMobileMask: '199****0071',
      counts: {
        beneficiaries: 6,
        plans: 5,
        trades: 66,
        disclosures: 22,
        unreadDisclosures: 2,
        contracts: 3,
      },
    })
  })

  test('lists the beneficiaries of both orders, masked, with the guardians of the minors', async () => {
    const { list, orderSums } = await dataOf(principal, 'beneficiaryList', { trustId })
    expect(orderSums).toEqual([
      { order: 1, sum: '100.00' },
      { order: 2, sum: '100.00' },
    ])
    expect(list.map(row => [row.nameMask, row.age, row.isMinor, row.cardNoMask])).toEqual([
      ['林*禾', 14, '1', '6200********0005'],
      ['林*木', 30, '0', '6200********0037'],
      ['许*兰', 83, '0', '6200********0064'],
      ['林*行', 16, '1', '6250********0014'],
      ['北京公益慈善基金会', -1, '0', '6200********0021'],
      ['周*远', 52, '0', '6200********0014'],
    ])
    expect(list.map(row => row.guardian?.nameMask)).toEqual([
      '林*远',
      undefined,
      undefined,
      '周*君',
      undefined,
      undefined,
    ])
    expect(JSON.stringify(list)).not.toMatch(/\d{15,}|1[3-9]\d{9}/)
    expect(list[2]?.bankChangeApplyId).not.toBe('')
    expect(list.filter(row => row.bankChangeApplyId !== '')).toHaveLength(1)
  })

  test('previews every fixed payment of the next year, soonest first', async () => {
    const { plans, preview } = await dataOf(principal, 'distSchemeDetail', { trustId })
    expect(plans.map(plan => [plan.distType, plan.beneNameMask, plan.amount, plan.nextDate])).toEqual([
      ['1', '许*兰', '8000.00', '2026-12-10'],
      ['1', '林*禾', '20000.00', '2027-09-01'],
      ['2', '林*禾', '100000.00', ''],
      ['2', '林*木', '200000.00', ''],
      ['2', '林*行', '100000.00', ''],
    ])
    expect(preview).toHaveLength(13)
    expect(preview[0]).toEqual({
      date: '2026-12-10',
      beneNameMask: '许*兰',
      amount: '8000.00',
      note: '养老 · 每月',
    })
    expect(preview.find(({ beneNameMask }) => beneNameMask === '林*禾')).toMatchObject({ date: '2027-09-01' })
  })

  test('shows every application for a payment with its outcome', async () => {
    const request = { trustId, ...all }
    const { list } = await dataOf(principal, 'distRecordList', request)
    expect(list).toHaveLength(12)
    const count = async (status: string) =>
      (await dataOf(principal, 'distRecordList', { ...request, status })).total
    expect(await Promise.all(['1', '3', '4', '5'].map(count))).toEqual([1, 9, 1, 1])
    expect(list[0]).toMatchObject({ beneNameMask: '林*禾', amount: '100000.00', status: '1' })
  })

  test('has two appends, the newer in review', async () => {
    const { list } = await dataOf(principal, 'appendList', { trustId, ...all })
    expect(list.map(row => [row.status, row.amount, row.confirmDate])).toEqual([
      ['0', '500000.00', ''],
      ['3', '2300000.00', '2024-11-12'],
    ])
  })

  test('plans 100.00 and is off by at most 6 points, which add up to nothing', async () => {
    const { lines, tolerance } = await dataOf(principal, 'investmentPlanDetail', { trustId })
    expect(lines.map(line => line.target)).toEqual(['10.00', '50.00', '25.00', '15.00'])
    expect(sum(lines.map(line => line.current))).toBe('100.00')
    expect(lines.map(line => line.deviation)).toEqual(['-3.41', '5.44', '-2.95', '0.92'])
    expect(sum(lines.map(line => line.amount))).toBe('18652300.00')
    expect(tolerance).toBe('5.00')
  })
})

describe('net values of the trust', () => {
  test('reach from its first day to the newest, with the total in yuan beside', async () => {
    const series = await dataOf(principal, 'trustNetValueList', { trustId, range: 'all' })
    expect(series.list[0]).toMatchObject({ date: '2023-05-18', netValue: '1.0000', dayChange: '' })
    expect(series.list).toHaveLength(184)
    expect(series.totalAssetsSeries[183]).toEqual({ date: '2026-11-19', amount: '18652300.00' })
    expect(series.totalAssetsSeries.map(({ date }) => date)).toEqual(series.list.map(({ date }) => date))
  })

  test('go on weekly when the clock does, the same each time', async () => {
    const { sandbox, browser } = await startTest()
    await browser.loginAs('U1')
    await browser.advance(21 * 86400)
    // Each move of the clock is one turn of the jobs: the seeded instruction is dealt in one and confirmed in the next, which values
    // the trust on its day. The weeks count from there.
    await browser.advance(1)
    await browser.loginAs('U1')
    const later = await dataOf(browser, 'trustNetValueList', { trustId, range: '1m' })
    expect(later.list.slice(-3).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    const again = new Browser(sandbox)
    await again.loginAs('U1')
    expect(await dataOf(again, 'trustNetValueList', { trustId, range: '1m' })).toEqual(later)
  })
})

describe('trades of the trust', () => {
  test('carry its settled month totals and a course', async () => {
    const { list, monthTotals } = await dataOf(principal, 'trustTradeList', {
      trustId,
      startDate: '2024-11-01',
      endDate: '2024-12-31',
      ...all,
    })
    expect(monthTotals).toEqual([
      { month: '2024-12', inTotal: '0.00', outTotal: '1214890.00', count: 2 },
      { month: '2024-11', inTotal: '2300000.00', outTotal: '0.00', count: 1 },
    ])
    const append = list.find(row => row.tradeType === '10')
    expect(append).toMatchObject({ confirmAmount: '2300000.00', cardNoMask: '6200********0005' })
    const detail = await dataOf(principal, 'trustTradeDetail', { tradeId: append?.tradeId ?? '' })
    expect(detail.trustName).toBe('林氏家族信托')
    expect(detail.timeline.every(step => step.isDone === '1')).toBe(true)
  })

  test('are not those of the customer, nor the other way round', async () => {
    const own = await dataOf(principal, 'tradeRecordList', all)
    const first = own.list[0]
    const trust = await dataOf(principal, 'trustTradeList', { trustId, ...all })
    const ids = new Set(trust.list.map(row => row.tradeId))
    expect(own.list.filter(row => ids.has(row.tradeId))).toEqual([])
    const answer = await principal.call('trustTradeDetail', { tradeId: first?.tradeId })
    expect(answer.inner).toBe('10060001')
  })
})

describe('the trust as a guardian sees a minor’s benefits', () => {
  test('has the share and the account of that beneficiary', async () => {
    expect(await dataOf(guardian, 'beneficiaryPositionDetail', { trustId })).toMatchObject({
      beneId: 'FT1-B4',
      order: 1,
      sharePercent: '10.00',
      accumulatedDistribution: '696400.50',
      nextDistDate: '',
      nextDistAmount: '',
      cardNoMask: '6250********0014',
      rights: ['view', 'distribute', 'contract'],
      recordCount: 6,
      unreadDisclosures: 2,
    })
  })

  test('lists payments and applications with totals per year of what was paid', async () => {
    const { list, yearTotals } = await dataOf(guardian, 'beneficiaryRecordList', { trustId, ...all })
    expect(list.map(row => [row.payTime.slice(0, 10), row.amount, row.status])).toEqual([
      ['2026-08-28', '160000.00', '3'],
      ['', '42600.00', '4'],
      ['2025-09-05', '180000.00', '3'],
      ['2025-03-20', '86400.50', '3'],
      ['2024-07-15', '150000.00', '3'],
      ['2023-09-08', '120000.00', '3'],
    ])
    expect(yearTotals).toEqual([
      { year: '2026', amount: '160000.00' },
      { year: '2025', amount: '266400.50' },
      { year: '2024', amount: '150000.00' },
      { year: '2023', amount: '120000.00' },
    ])
    const filtered = await dataOf(guardian, 'beneficiaryRecordList', {
      trustId,
      year: '2025',
      distType: '2',
      ...all,
    })
    expect(filtered.list.map(row => row.amount)).toEqual(['86400.50'])
  })

  test('shows the own plans alone', async () => {
    const scheme = await dataOf(guardian, 'beneficiaryDistScheme', { trustId })
    expect(scheme.plans.map(plan => plan.beneId)).toEqual(['FT1-B4'])
    expect(scheme).toMatchObject({
      preview: [],
      paidTotal: '696400.50',
      paidCount: 5,
      lastPaidDate: '2026-08-28',
    })
  })

  test('the own child’s plan is previewed for the principal as her guardian', async () => {
    const scheme = await dataOf(principal, 'beneficiaryDistScheme', { trustId })
    expect(scheme.preview).toEqual([
      { date: '2027-09-01', beneNameMask: '林*禾', amount: '20000.00', note: '学业 · 每年' },
    ])
  })
})

describe('positions by role', () => {
  test('the principal has the trust first and then the products', async () => {
    const { list, roleCounts, total } = await dataOf(principal, 'trustPositionList', {
      holderRole: '1',
      ...all,
    })
    expect(list[0]).toMatchObject({ trustId, positionId: '', totalAssets: '18652300.00', status: '40' })
    expect(list.slice(1).every(row => row.trustId === '' && row.trustKind === '1')).toBe(true)
    expect(roleCounts['1']).toBe(total)
    expect(total).toBe(13)
  })

  test('the trust tells its principal when it began, and what there is of each kind', async () => {
    const { list } = await dataOf(principal, 'trustPositionList', { holderRole: '1', ...all })
    const detail = await dataOf(principal, 'trustPositionDetail', { trustId })
    const instructions = await dataOf(principal, 'instructionList', { trustId, ...all })
    expect(list.flatMap(({ trust }) => trust ?? [])).toEqual([
      {
        establishDate: '2023-05-18',
        termYears: 50,
        beneficiaries: detail.counts.beneficiaries,
        plans: detail.counts.plans,
        inReview: instructions.list.filter(({ status }) => status === INST_STATUS.inReview).length,
      },
    ])
  })

  test('what is held comes to the products and the family trusts, and each class to a part of it', async () => {
    const held = (positionClass?: string) =>
      dataOf(principal, 'trustPositionList', {
        holderRole: '1',
        ...(positionClass !== undefined && { positionClass }),
        ...all,
      })
    const { totalAsset, familyTrustTotal, typeSummary } = await dataOf(principal, 'assetOverview', {})
    const whole = await held()
    expect(whole.totalAssets).toBe(sum([totalAsset, familyTrustTotal]))
    for (const { productType, amount, count } of typeSummary) {
      const part = await held(productType)
      expect([part.totalAssets, part.list.length]).toEqual([amount, count])
      expect(part.list.every(row => row.positionClass === productType)).toBe(true)
      // The classes to choose from stay, whichever is chosen.
      expect(part.classCounts).toEqual(whole.classCounts)
    }
    const trusts = await held('trust')
    expect([trusts.totalAssets, trusts.list.map(row => row.trustId)]).toEqual([familyTrustTotal, [trustId]])
  })

  test.each([
    ['amount', (row: TrustPositionRow) => row.totalAssets, -1],
    ['income', (row: TrustPositionRow) => row.accumulatedIncome, -1],
    ['nextDist', (row: TrustPositionRow) => row.nextDistDate.replace(/-/g, ''), 1],
  ] as const)('by %s: in order, with the unknown at the end', async (sort, valueOf, direction) => {
    const { list } = await dataOf(principal, 'trustPositionList', { holderRole: '1', sort, ...all })
    const values = list.map(valueOf)
    const known = values.filter(value => value !== '').map(Number)
    expect(known.length).toBeGreaterThan(3)
    expect(values.slice(known.length).every(value => value === '')).toBe(true)
    expect(known).toEqual([...known].sort((a, b) => direction * (a - b)))
  })

  test('a beneficiary has the trust with their own figures alone', async () => {
    const { list, roleCounts, totalAssets } = await dataOf(guardian, 'trustPositionList', {
      holderRole: '2',
      ...all,
    })
    expect([roleCounts, totalAssets]).toEqual([{ '1': 0, '2': 1 }, ''])
    expect(list).toEqual([
      expect.objectContaining({
        trustId,
        holderRole: '2',
        totalAssets: '',
        yesterdayIncome: '',
        accumulatedIncome: '',
        accumulatedDistribution: '696400.50',
        trust: null,
      }),
    ])
  })
})

test('pages of any size hold every row once, in the order of one large page', async () => {
  const lists = [
    (page: { pageNum: number; pageSize: number }) =>
      dataOf(principal, 'trustPositionList', { holderRole: '1', ...page }).then(({ list, ...rest }) => ({
        ...rest,
        list: list.map(row => row.trustId || row.positionId),
      })),
    (page: { pageNum: number; pageSize: number }) =>
      dataOf(principal, 'disclosureList', page).then(({ list, ...rest }) => ({
        ...rest,
        list: list.map(row => row.docId),
      })),
    (page: { pageNum: number; pageSize: number }) =>
      dataOf(principal, 'distRecordList', { trustId, ...page }).then(({ list, ...rest }) => ({
        ...rest,
        list: list.map(row => row.distId),
      })),
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), fc.integer({ min: 1, max: 50 }), async (list, pageSize) => {
      const expected = await allRows(pageNum => list({ pageNum, pageSize: 50 }))
      const found = await allRows(pageNum => list({ pageNum, pageSize }))
      expect(found).toEqual(expected)
      expect(new Set(found).size).toBe(found.length)
      const first = await list({ pageNum: 1, pageSize })
      expect(first).toMatchObject({ total: found.length, pages: Math.ceil(found.length / pageSize) })
      const beyond = await list({ pageNum: first.pages + 1, pageSize })
      expect(beyond.list).toEqual([])
    }),
    { numRuns: 20, seed: 20261120 },
  )
})
