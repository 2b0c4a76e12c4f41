import { PageStack } from '@test/page-stack'
import { RiskTestOn } from '@test/risk-test'
import { describeScreens } from '@test/screen-table'

const stack = new PageStack({
  'suitability/risk-overview': () => import('@/packages/suitability/risk/risk-overview'),
  'suitability/risk-questions': () => import('@/packages/suitability/risk/risk-questions'),
  'suitability/risk-result': () => import('@/packages/suitability/risk/risk-result'),
  'suitability/risk-code': () => import('@/packages/suitability/risk/risk-code'),
})
const risk = new RiskTestOn(stack)

describeScreens(stack, [
  {
    page: 'suitability/risk-overview',
    as: 'U1',
    reads: ['riskInfo'],
    says: [
      '您的风险承受能力C4积极型',
      '得分72',
      '测评日期2026-03-02',
      '有效期至2027-03-01',
      '今日还可测2 次（每日最多 2 次）',
      '近 12 个月还可测7 次（最多 8 次）',
      'C3 稳健型2025-03-03已更新',
      '重新测评',
    ],
  },
  {
    page: 'suitability/risk-overview',
    as: 'U3',
    reads: ['riskInfo'],
    says: ['您还没有做过风险测评', '15 题，约需 5 分钟，可以中途保存', '开始测评'],
  },
  {
    page: 'suitability/risk-overview',
    as: 'U4',
    reads: ['riskInfo'],
    says: ['测评结果已过期。认购、追加前，请重新测评。', '您上次的风险承受能力C2谨慎型'],
  },
  {
    page: 'suitability/risk-result',
    as: 'U1',
    reads: ['riskResult'],
    says: [
      'C4积极型',
      '有效至2027-03-01',
      '这是对您作答的归类，不是投资建议。',
      'R4中高风险匹配',
      'R5高风险不匹配',
      '您持有 2 只 R5 产品：远岚·医疗成长股权、远岚·硬科技股权二期。可以继续持有，不能追加。',
      '查看我的 15 项作答',
      '上次 C3，2025-03-03',
      '今日还可测 2 次，近 12 个月还可测 7 次',
    ],
    leads: [
      ['risk-again', 'riskAssessment/index', 'instead'],
      ['risk-history', 'riskAssessment/index'],
    ],
  },
  {
    page: 'suitability/risk-result',
    as: 'U3',
    reads: ['riskResult'],
    says: ['还没有测评结果'],
    leads: [['去测评', 'riskAssessment/index', 'instead']],
  },
  {
    page: 'suitability/risk-code',
    as: 'U1',
    reads: ['riskResult'],
    says: ['没有待确认的测评结果'],
    leads: [['查看测评', 'riskAssessment/index', 'instead']],
  },
])

describe('a risk test', () => {
  test('asks for the statement first, chooses nothing, and does not go on without an answer', async () => {
    await stack.open('suitability/risk-questions', {}, 'U3')
    expect(stack.address).toBe('riskAssessment/index')
    await stack.tap('risk-begin')
    expect(stack.text).toContain('请确认由本人自主填写')
    await risk.tick()
    await stack.tap('risk-begin')
    expect(stack.address).toBe('riskAssessment/ques')
    expect(stack.page.querySelectorAll('[aria-checked="true"]')).toHaveLength(0)
    await stack.tap('risk-next')
    expect(stack.text).toContain('您的年龄在以下哪个范围？')
    expect(stack.text).toContain('请选择一项')
  })

  test('keeps the answers on the way back, and names two that do not go together without judging them', async () => {
    await stack.open('suitability/risk-overview', {}, 'U3')
    await risk.tick()
    await stack.tap('risk-begin')
    await risk.choose(1)
    await stack.tap('risk-next')
    await risk.choose(0)
    await stack.tap('risk-next')
    expect(stack.text).not.toContain('看起来不一致')
    await risk.choose(3)
    expect(stack.text).toContain('这一题与第 2 题的回答看起来不一致，请核对，并按实际情况作答。')
    await stack.tap('risk-look-again')
    expect(stack.text).toContain('您的家庭最近一年的总收入约为多少？')
    expect(stack.text).toContain('这一题与第 3 题的回答看起来不一致')
    await risk.choose(2)
    expect(stack.text).not.toContain('看起来不一致')
    await stack.tap('risk-previous')
    expect(stack.page.querySelector('[aria-checked="true"]')?.textContent).toBe('31至50周岁')
  })

  test('is handed in once, waits for its code, and counts from then on', async () => {
    await stack.open('suitability/risk-overview', {}, 'U3')
    await risk.take()
    expect(stack.server.sent('riskAnswerSubmit')).toHaveLength(1)
    expect(stack.address).toMatch(/^riskAssessment\/result\?resultId=RR/)
    expect(stack.text).toContain('短信确认后生效')
    await stack.tap('risk-confirm')
    await stack.tap('确认结果')
    expect([stack.text.includes('请输入6位验证码'), stack.server.sent('riskResultConfirm')]).toEqual([
      true,
      [],
    ])
    await stack.tap('获取验证码')
    await stack.type('6 位数字', '000000')
    await stack.tap('确认结果')
    expect([stack.text.includes('验证码错误'), stack.server.sent('riskResultConfirm')]).toEqual([true, []])
    await stack.type('6 位数字', stack.server.lastCode)
    await stack.tap('确认结果')
    expect(stack.address).toMatch(/^riskAssessment\/result/)
    expect(stack.text).toContain('有效至2027-11-19')
    expect(stack.text).toContain('完成')
    await stack.tap('risk-done')
    expect(stack.address).toBe('riskAssessment/index')
    // The next test begins with nothing said or chosen.
    expect(stack.page.querySelector('[role="checkbox"]')?.getAttribute('aria-checked')).toBe('false')
  })

  test('leads back to what waited for it', async () => {
    await stack.open('suitability/risk-overview', { returnTo: 'helpCenter' }, 'U3')
    await risk.take()
    await stack.tap('risk-confirm')
    await stack.tap('获取验证码')
    await stack.type('6 位数字', stack.server.lastCode)
    await stack.tap('确认结果')
    expect(stack.address).toBe('helpCenter')
  })
})
