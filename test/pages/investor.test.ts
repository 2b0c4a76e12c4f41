import { PageStack } from '@test/page-stack'
import { describeScreens } from '@test/screen-table'

const PAGE = 'suitability/investor-declaration'
const stack = new PageStack({
  [PAGE]: () => import('@/packages/suitability/investor/investor-declaration'),
})

const ADDRESS = 'agreement/investorExplain'
const READS = ['qualifiedInfo', 'draftQuery kind=investor']

describeScreens(stack, [
  {
    page: PAGE,
    as: 'U1',
    reads: READS,
    says: [
      '认定状态有效您已通过合格投资者认定。有效期至2027-06-30',
      '符合的标准家庭金融资产不低于 500 万元',
      '金额（元）14,600,000.00',
      '家庭金融净资产不低于 300 万元',
      '近3年本人年均收入不低于 40 万元',
      '知道了',
    ],
  },
  {
    page: PAGE,
    as: 'U2',
    reads: READS,
    says: ['认定状态未认定', '3 个工作日内', '开始认定'],
    leads: [['investor-begin', `${ADDRESS}?step=facts`]],
  },
  {
    page: PAGE,
    as: 'U3',
    reads: READS,
    says: ['请先完成实名认证'],
    leads: [['gate-open', `realNameAuth/IDCard/identityScan?returnTo=${encodeURIComponent(ADDRESS)}`]],
  },
  {
    page: PAGE,
    as: 'U4',
    reads: READS,
    says: [
      '认定已于 2026-05-31 到期。认购、追加前，请重新申请认定。',
      '您的证件已过期，请更新',
      '请先更新证件',
    ],
    leads: [['gate-open', `realNameAuth/IDCard/identityScan?returnTo=${encodeURIComponent(ADDRESS)}`]],
  },
  {
    page: PAGE,
    params: { viewOnly: '1' },
    as: 'U2',
    reads: ['qualifiedViewInfo', 'agreementContent code=investor'],
    says: ['浏览前，请阅读声明并确认', '合格投资者的标准', '（全文完）', '还需阅读 10 秒', '确认并继续'],
  },
  {
    page: PAGE,
    params: { viewOnly: '1' },
    as: 'U1',
    reads: ['qualifiedViewInfo'],
    says: ['您可以浏览私募产品'],
    leads: [['investor-qualify', ADDRESS, 'instead']],
  },
  {
    page: PAGE,
    params: { viewOnly: '1' },
    as: 'U3',
    reads: ['qualifiedViewInfo', 'agreementContent code=investor'],
    says: ['请先完成实名认证'],
  },
])

const choose = async (place: number) => {
  stack.page.querySelectorAll<HTMLElement>('[role="radio"]')[place]?.click()
  await stack.settle()
}

describe('an application', () => {
  test.each(['proof', 'review'])('does not begin with the step %s', async step => {
    await stack.open(PAGE, { step }, 'U2')
    expect(stack.address).toBe(`${ADDRESS}?step=facts`)
  })

  test('of who cannot apply has no steps', async () => {
    await stack.open(PAGE, { step: 'facts' }, 'U1')
    expect(stack.address).toBe(ADDRESS)
    await stack.open(PAGE, { step: 'facts' }, 'U3')
    expect(stack.address).toBe(ADDRESS)
  })

  test('names what is missing, and refuses what is below the limits (rule V-QI)', async () => {
    await stack.open(PAGE, { step: 'facts' }, 'U2')
    expect(stack.text).toContain('1/ 3 符合的标准')
    await stack.tap('flow-next')
    expect(stack.text).toContain('请选择符合的标准')
    await choose(0)
    await stack.type('请填写金额', '2999999.99')
    await stack.type('如 5', '1')
    await stack.tap('flow-next')
    expect(stack.text).toContain('须不低于300万元')
    expect(stack.text).toContain('投资经历须满2年')
    expect(stack.address).toBe(`${ADDRESS}?step=facts`)
    // Another criterion has another limit.
    await choose(2)
    expect(stack.text).not.toContain('须不低于')
    await stack.type('如 5', '2')
    await stack.tap('flow-next')
    expect(stack.address).toBe(`${ADDRESS}?step=proof`)
    expect(stack.text).toContain('近 3 年的完税证明或纳税记录')
  })

  test('asks for the separate consent before any file', async () => {
    await stack.open(PAGE, { step: 'facts' }, 'U2')
    await choose(1)
    await stack.type('请填写金额', '5000000')
    await stack.type('如 5', '8')
    await stack.tap('flow-next')
    await stack.tap('file-file')
    expect(stack.text).toContain('请先单独同意收集证明材料')
    expect(stack.text).toContain('还缺单独同意和证明材料')
    expect(stack.server.sent('fileUploadStart')).toEqual([])
  })
})
