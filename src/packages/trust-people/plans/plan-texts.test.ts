import type { SetPlan } from '@/contract/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import { OPEN_ENDED } from '@/lib/date'
import { planDifferences } from './plan-texts'

const plan = (given: Partial<SetPlan>): SetPlan => ({
  ...{ planId: 'P1', beneId: 'B1', distType: DIST_TYPE.fixed, conditionType: '', conditionNote: '生活费' },
  ...{ amount: '20000.00', percent: '', frequency: DIST_FREQUENCY.monthly, startDate: '2027-01-10' },
  ...{ endDate: OPEN_ENDED, proofNote: '' },
  ...given,
})
const nameOf = (beneId: string) => `受益人${beneId}`
const MONTHLY = '受益人B1，20,000.00 元，固定分配 · 每月 · 2027-01-10 至 长期，生活费'
const RENT = plan({ planId: '', conditionNote: '房租', amount: '3000.00' })
const RENT_TEXT = '受益人B1，3,000.00 元，固定分配 · 每月 · 2027-01-10 至 长期，房租'

describe('two versions of the plans differ in', () => {
  it.each([
    ['nothing', [plan({}), RENT], [plan({}), RENT], []],
    [
      'an amount, whatever the order',
      [RENT, plan({})],
      [plan({ amount: '30000.00' }), RENT],
      [{ label: '方案“生活费”', mine: MONTHLY, theirs: MONTHLY.replace('20,000', '30,000') }],
    ],
    [
      'a share in place of an amount',
      [plan({})],
      [plan({ amount: '', percent: '5' })],
      [{ label: '方案“生活费”', mine: MONTHLY, theirs: MONTHLY.replace('20,000.00 元', '5.00%') }],
    ],
    [
      'a plan that is not saved yet',
      [plan({}), RENT],
      [plan({})],
      [{ label: '方案“房租”', mine: RENT_TEXT, theirs: '没有这一项' }],
    ],
    [
      'one that is gone here',
      [],
      [plan({})],
      [{ label: '方案“生活费”', mine: '没有这一项', theirs: MONTHLY }],
    ],
    [
      'new ones, in their order',
      [RENT, plan({ planId: '', conditionNote: '学费' })],
      [RENT, plan({ planId: '', conditionNote: '学杂费' })],
      [
        {
          label: '方案“学费”',
          mine: MONTHLY.replace('生活费', '学费'),
          theirs: MONTHLY.replace('生活费', '学杂费'),
        },
      ],
    ],
  ])('%s', (_, mine, theirs, differences) => {
    expect(planDifferences(mine, theirs, nameOf)).toEqual(differences)
  })
})
