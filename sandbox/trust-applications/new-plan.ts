/** The investment plan that every trust begins with: the company's standard for families. */
export const NEW_PLAN = {
  risk_level: 'R3',
  limits: [
    '单一产品不超过信托财产的30%',
    '权益类资产不超过信托财产的20%',
    '不投资风险等级高于R4的产品',
    '现金类资产不低于信托财产的5%',
  ].join('\n'),
  advisor_name: '顾清和',
  rebalance_note: '信托财产刚交付，请按投资计划逐步配置。',
  tolerance: '5.00',
} as const

export const NEW_PLAN_LINES = [
  { name: '现金', target: '10.00' },
  { name: '固定收益类', target: '50.00' },
  { name: '固收+', target: '25.00' },
  { name: '权益类', target: '15.00' },
] as const

/** The products that a new trust may be put into. */
export const NEW_POOL = ['P01', 'P05', 'P07', 'P08', 'P11', 'C01', 'C02', 'C03', 'C04'] as const
