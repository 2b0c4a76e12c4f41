import { PRODUCT_TYPE, type ProductType } from '@/contract/tables/product'
import type { TextPart } from '../store/product-terms'

type Person = readonly [name: string, role: string, past: string]

/** What is told of a product; a part that is left out is not shown. */
export interface ProductTexts {
  readonly highlights: readonly string[]
  readonly strategy?: string
  readonly structure: string
  readonly fundsUse: string
  readonly repayment?: string
  readonly enhancement?: string
  readonly team: readonly Person[]
  readonly risks: readonly string[]
}

const FIXED_TEAM: readonly Person[] = [
  ['陆知行', '信托经理', '从事固定收益投资十二年，曾任债券投资经理'],
  ['沈若溪', '信用研究负责人', '负责融资主体与担保的尽职调查，从业九年'],
]
const EQUITY_TEAM: readonly Person[] = [
  ['顾怀瑾', '投资经理', '从事权益与量化投资十五年'],
  ['程以安', '风险管理负责人', '负责风险限额与回撤控制，从业十一年'],
]
const PRIVATE_TEAM: readonly Person[] = [
  ['罗景明', '投资负责人', '从事股权投资十六年，主导过新能源与先进制造项目'],
  ['许清和', '投后管理负责人', '负责被投企业的跟踪与退出，从业十年'],
]

const COMMON_RISKS = [
  '信托计划不承诺本金不受损失，也不承诺收益。投资者可能损失部分甚至全部本金。',
  '业绩比较基准和历史业绩不代表未来表现，不构成对收益的承诺。',
  '请以本人合法的自有资金投资，不得使用贷款、发行债券等筹集的资金。',
]

/** What is told of a product of a type that has no texts of its own. */
const BY_TYPE: Readonly<Record<ProductType, ProductTexts>> = {
  [PRODUCT_TYPE.fixedIncome]: {
    highlights: [
      '投向明确，按合同约定的用途使用资金',
      '按约定日期分配收益，到期返还本金',
      '设有担保或抵押等增信措施',
    ],
    structure:
      '委托人将资金交付受托人设立集合资金信托，受托人以信托财产向融资主体发放信托贷款，并由保管银行保管资金。',
    fundsUse: '用于融资主体补充日常营运资金，受托人按进度监管资金使用。',
    repayment: '融资主体的经营收入为第一来源，处置抵押物所得为第二来源。',
    enhancement: '融资主体的母公司提供连带责任保证，并以自有不动产抵押。',
    team: FIXED_TEAM,
    risks: [
      '信用风险：融资主体可能不能按时足额付款。',
      '流动性风险：产品封闭运作，到期前不能赎回。',
      ...COMMON_RISKS,
    ],
  },
  [PRODUCT_TYPE.fixedIncomePlus]: {
    highlights: [
      '以债券等固定收益资产为主，少量配置权益',
      '定期披露净值',
      '设有回撤控制目标，触及时降低权益仓位',
    ],
    strategy: '以中高等级信用债和利率债构成底仓，权益类资产不超过两成，按市场估值逐步调整。',
    structure: '委托人将资金交付受托人设立集合资金信托，受托人按合同约定投资于标准化资产，由托管银行托管。',
    fundsUse: '投资于债券、存款、货币市场工具，以及不超过两成的股票和公募基金。',
    team: FIXED_TEAM,
    risks: [
      '市场风险：利率和股价变动会使净值波动。',
      '流动性风险：仅在开放日可以申购和赎回。',
      ...COMMON_RISKS,
    ],
  },
  [PRODUCT_TYPE.equity]: {
    highlights: ['投资于公开市场的权益类资产', '按交易日披露净值', '风险限额每日监测'],
    strategy: '以数量化模型选股并对冲市场波动，单一行业和单只证券的比例均有上限。',
    structure: '委托人将资金交付受托人设立集合资金信托，受托人按投资策略投资，由托管银行托管、证券公司经纪。',
    fundsUse: '投资于股票、股指期货和公募基金，闲置资金投资于货币市场工具。',
    team: EQUITY_TEAM,
    risks: [
      '市场风险：股价波动会使净值大幅下跌。',
      '模型风险：策略可能失效，对冲可能不完全。',
      ...COMMON_RISKS,
    ],
  },
  [PRODUCT_TYPE.cash]: {
    highlights: ['投资于高等级短期资产', '工作日可以申购和赎回', '收益按日计算、按月结转'],
    strategy: '配置短期存款、同业存单和高等级短期债券，控制组合的平均剩余期限。',
    structure: '委托人将资金交付受托人设立集合资金信托，受托人投资于货币市场工具，由托管银行托管。',
    fundsUse: '投资于存款、同业存单、债券回购和剩余期限一年以内的债券。',
    team: FIXED_TEAM,
    risks: [
      '利率风险：市场利率变动会影响收益水平。',
      '流动性风险：遇大额赎回可能延期支付。',
      ...COMMON_RISKS,
    ],
  },
  [PRODUCT_TYPE.privateEquity]: {
    highlights: ['投资于未上市企业的股权', '按季度估值', '投资期与退出期由合同约定'],
    strategy: '选择处于成长期、技术已经验证的企业，单个项目不超过信托规模的两成，通过上市、并购或转让退出。',
    structure: '委托人将资金交付受托人设立集合资金信托，受托人通过合伙企业投资于目标企业的股权。',
    fundsUse: '投资于未上市企业的股权，闲置资金投资于货币市场工具。',
    team: PRIVATE_TEAM,
    risks: [
      '退出风险：企业可能不能按计划上市或转让，期限可能延长。',
      '估值风险：未上市股权没有公开市价，估值可能与变现价格不同。',
      ...COMMON_RISKS,
    ],
  },
}

/** What is told of one product beside what goes for its type. */
const OF_PRODUCT: Readonly<Record<string, Partial<ProductTexts>>> = {
  C01: { highlights: ['30万元起，每日开放', '投资于高等级短期资产', '收益按日计算、按月结转'] },
  C02: {
    highlights: [
      '期限18个月，每半年分配收益',
      '资金用于长三角产业园的二期建设',
      '母公司连带责任保证，并以一期园区抵押',
    ],
    structure:
      '委托人将资金交付受托人设立集合资金信托，受托人向园区开发公司发放信托贷款；贷款由其母公司保证，并以一期园区的土地和厂房抵押，抵押率不超过六成。',
    fundsUse: '用于产业园二期的厂房和配套设施建设，按工程进度放款，受托人监管账户。',
    repayment: '一期园区的租金收入和二期厂房的销售收入为第一来源，母公司的经营收入为第二来源。',
    enhancement: '母公司提供连带责任保证；一期园区的土地和厂房抵押，抵押物评估价值2.1亿元。',
  },
  C03: {
    strategy:
      '八成以上配置中高等级信用债和利率债，权益类资产不超过两成；净值回撤达到1%时，权益仓位降至一成以内。',
  },
  C04: {
    strategy: '以多因子模型选股，用股指期货对冲市场波动；单只股票不超过净资产的3%，每日监测风险敞口。',
  },
  C05: {
    highlights: [
      '投资于储能、动力电池材料和氢能设备企业',
      '投资期3年，退出期4年',
      '按季度估值，每年披露投资报告',
    ],
    fundsUse: '投资于新能源产业链上成长期企业的股权，拟投资6至8家，闲置资金投资于货币市场工具。',
  },
  C06: { fundsUse: '用于融资主体的供应链采购，受托人核对采购合同与发票后放款。' },
}

const line = (part: TextPart, bodies: readonly (string | undefined)[]) =>
  bodies.flatMap(body => (body ? [{ part, title: '', body }] : []))

/** The texts of a product, part by part. */
export function textsOfProduct(
  productId: string,
  type: ProductType,
): { readonly part: TextPart; readonly title: string; readonly body: string }[] {
  const texts: ProductTexts = { ...BY_TYPE[type], ...OF_PRODUCT[productId] }
  return [
    ...line('highlight', texts.highlights),
    ...line('strategy', [texts.strategy]),
    ...line('structure', [texts.structure]),
    ...line('fundsUse', [texts.fundsUse]),
    ...line('repayment', [texts.repayment]),
    ...line('enhancement', [texts.enhancement]),
    ...texts.team.map(([name, role, past]) => ({
      part: 'team' as const,
      title: `${name} · ${role}`,
      body: past,
    })),
    ...line('risk', texts.risks),
  ]
}
