import { formatChineseDate } from '@/lib/date'
import type { DocumentRow } from '../store/documents'
import type { PdfDefinition } from './pdf'
import type { PdfPart } from './pdf-layout'

/** What a paper is written from; two papers alike in these are the same paper. */
export type Paper = Pick<
  DocumentRow,
  'id' | 'kind' | 'subject' | 'name' | 'doc_type' | 'publish_date' | 'version' | 'page_count'
> &
  Partial<Pick<DocumentRow, 'terms'>>

interface Chapter {
  readonly heading: string
  readonly lines: readonly string[]
}

const REPORT: readonly Chapter[] = [
  {
    heading: '信托财产管理情况',
    lines: [
      '报告期内，受托人按照信托文件的约定管理、运用和处分信托财产，恪尽职守，履行诚实、信用、谨慎、有效管理的义务。',
      '受托人对信托财产单独建账、单独核算，由保管人保管，与受托人固有财产及其他信托财产相互独立。',
      '报告期内未发生信托财产被查封、冻结或者强制执行的情形。',
    ],
  },
  {
    heading: '投资运作与市场回顾',
    lines: [
      '报告期内，组合以控制回撤、保持流动性为主要目标，分散配置各类资产，并按投资限制逐日检查。',
      '债券类资产以中短期限、高信用等级为主；权益类资产严格控制单一标的集中度。',
      '市场波动可能导致单位净值下跌，过往业绩不代表其未来表现。',
    ],
  },
  {
    heading: '费用与税收',
    lines: [
      '受托人报酬、保管费及其他费用按信托文件约定的费率计提并支付，未发生约定以外的费用。',
      '信托财产在管理过程中发生的税费，按照国家有关规定由信托财产承担。',
    ],
  },
  {
    heading: '风险管理与内部控制',
    lines: [
      '受托人每周进行压力测试，对集中度、久期、流动性指标设置预警线，报告期内未触发预警。',
      '受托人对关联交易实行事前审查和事后披露，报告期内未发生重大关联交易。',
      '受托人妥善保存处理信托事务的完整记录，保存期自信托终止之日起不少于十五年。',
    ],
  },
  {
    heading: '下一阶段展望',
    lines: [
      '受托人将继续跟踪宏观经济与信用环境变化，在投资限制以内适时调整组合久期和资产比例。',
      '本部分内容为受托人基于现有信息的判断，不构成对收益的承诺或者保证。',
    ],
  },
]

const NOTICE: readonly Chapter[] = [
  {
    heading: '公告事项',
    lines: [
      '根据信托文件约定的信息披露方式，现将有关事项公告如下，请受益人仔细阅读。',
      '具体金额、份额与到账日期以各受益人账户中的记录为准，可在“我的资产”中查询。',
    ],
  },
  {
    heading: '提示与联系方式',
    lines: [
      '本公告仅向本信托的受益人披露，请勿向他人提供。',
      '如有疑问，请联系您的信托经理，或在工作日9:00至17:00致电客户服务热线。',
    ],
  },
]

const CONTRACT: readonly Chapter[] = [
  {
    heading: '释义与信托目的',
    lines: [
      '委托人基于对受托人的信任，将其合法所有的财产委托给受托人，由受托人按委托人的意愿，以受托人的名义，为受益人的利益管理和处分。',
      '信托财产是指受托人因承诺信托而取得的财产，以及受托人因管理、运用、处分该财产而取得的财产。',
    ],
  },
  {
    heading: '委托人、受托人与受益人',
    lines: [
      '委托人保证交付的财产来源合法，并有权了解信托财产的管理、运用、处分及收支情况。',
      '受托人应当为受益人的最大利益处理信托事务，不得将信托财产转为固有财产。',
      '受益人自信托生效之日起享有信托受益权；未成年受益人的权利由其监护人代为行使。',
    ],
  },
  {
    heading: '信托财产的管理与运用',
    lines: [
      '受托人应当将信托财产与固有财产分别管理、分别记账，不同委托人的信托财产分别管理、分别记账。',
      '投资范围、比例限制和决策方式由附件《投资方案》约定；超出限制的，受托人应当及时调整并告知委托人。',
    ],
  },
  {
    heading: '信托利益的计算与分配',
    lines: [
      '信托利益以现金形式划付至受益人预留的账户；账户发生变更的，新账户生效以前仍按原账户分配。',
      '受托人不承诺信托财产不受损失，也不保证最低收益。',
    ],
  },
  {
    heading: '费用、税收与信息披露',
    lines: [
      '受托人报酬及保管费按约定费率逐日计提、按季支付；税费由纳税义务人依法承担。',
      '受托人按季度、年度制作管理报告，发生重大事项的，自知悉之日起两个工作日内披露。',
    ],
  },
  {
    heading: '变更、终止与争议解决',
    lines: [
      '本合同经各方协商一致可以书面变更；信托终止的，受托人应当在十个工作日内作出清算报告。',
      '因本合同发生的争议，各方应协商解决；协商不成的，提交受托人住所地有管辖权的人民法院处理。',
    ],
  },
]

const RISK: readonly Chapter[] = [
  {
    heading: '风险提示',
    lines: [
      '尊敬的委托人：本信托不承诺保证本金和最低收益，具有一定的投资风险，适合风险识别、评估、承受能力较强的合格投资者。',
      '受托人依据信托合同管理信托财产所产生的风险，由信托财产承担；受托人违背信托合同、处理信托事务不当使信托财产受到损失的，由受托人以固有财产赔偿。',
    ],
  },
  {
    heading: '主要风险',
    lines: [
      '（一）信用风险。债务人或者交易对手未按约定履行义务，可能导致信托财产遭受损失。',
      '（二）市场风险。利率、证券价格等市场因素变动，可能导致信托财产价值波动。',
      '（三）流动性风险。信托存续期内，受益人可能无法及时将信托受益权变现。',
      '（四）管理风险。受托人的经验和判断会影响其对信息的占有和对市场的把握。',
    ],
  },
  {
    heading: '委托人声明',
    lines: [
      '委托人已认真阅读并理解信托文件的全部内容，愿意依法承担相应的投资风险。',
      '委托人未使用非法汇集的他人资金参与本信托。',
    ],
  },
]

const PROSPECTUS: readonly Chapter[] = [
  {
    heading: '信托计划的基本情况',
    lines: [
      '本信托计划由受托人设立，面向合格投资者非公开募集。首页所列期限、费率与风险等级为本信托计划的约定。',
      '委托人应以自有资金认购，不得以借贷资金、非法汇集的他人资金认购。',
    ],
  },
  {
    heading: '认购与冷静期',
    lines: [
      '委托人签署全部文件并将认购款划入首页所列募集账户后，进入冷静期。冷静期内受托人不予确认，委托人可无条件解除合同。',
      '认购款由委托人本人账户划付；他人账户代付、金额不符或逾期到账的，受托人原路退回。',
    ],
  },
  {
    heading: '投资范围与限制',
    lines: [
      '信托财产按照本信托计划的类型与投资策略运用，单一标的集中度不超过合同约定的上限。',
      '业绩比较基准仅供参考，不代表未来表现，受托人不承诺保证本金和最低收益。',
    ],
  },
  {
    heading: '费用',
    lines: [
      '认购费按首页所列费率一次性收取；受托人报酬、保管费由信托财产承担，逐日计提、按季支付。',
      '受托人调整费率的，应当事先按照信托合同的约定告知委托人。',
    ],
  },
  {
    heading: '信息披露与投诉',
    lines: [
      '受托人按季度、年度披露管理报告；发生重大事项的，自知悉之日起两个工作日内披露。',
      '委托人对服务有意见的，可拨打客户服务热线或在“帮助中心”反馈。',
    ],
  },
]

const SUITABILITY: readonly Chapter[] = [
  {
    heading: '匹配意见',
    lines: [
      '受托人根据委托人最近一次有效的风险承受能力评估结果，与首页所列产品风险等级进行匹配。',
      '产品风险等级不高于委托人风险承受能力的，匹配结果为适当；高于的，不予办理认购。',
      '匹配意见不表明受托人对产品的风险和收益作出判断或者保证。',
    ],
  },
  {
    heading: '委托人确认',
    lines: [
      '委托人确认所提供的信息真实、准确、完整；信息发生变化的，应当及时告知受托人并重新评估。',
      '委托人已知悉产品的风险特征，自愿认购并自行承担投资风险。',
    ],
  },
]

const TAX: readonly Chapter[] = [
  {
    heading: '声明',
    lines: [
      '委托人确认在本公司留存的个人税收居民身份声明真实、准确、完整，并适用于本信托计划。',
      '委托人的税收居民身份发生变化的，应当在三十日内告知受托人并重新声明。',
    ],
  },
  {
    heading: '信息报送',
    lines: [
      '受托人按照《非居民金融账户涉税信息尽职调查管理办法》收集、记录并报送有关信息。',
      '因委托人未及时告知或者提供虚假信息造成的后果，由委托人承担。',
    ],
  },
]

/** The papers of a contract that have words of their own, by what their names end with. */
const OF_CONTRACT: readonly (readonly [title: string, chapters: readonly Chapter[]])[] = [
  ['信托计划说明书', PROSPECTUS],
  ['投资者适当性匹配意见', SUITABILITY],
  ['税收居民身份声明', TAX],
]

function chaptersOf({ kind, doc_type: type, name, terms }: Paper): readonly Chapter[] {
  if (kind === 'disclosure') return ['03', '04', '08'].includes(type) ? REPORT : NOTICE
  const own = terms ? OF_CONTRACT.find(([title]) => name.endsWith(title)) : undefined
  if (own) return own[1]
  return name.includes('风险') ? RISK : CONTRACT
}

const CHINESE_DIGITS = ['一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 1 to 199 in Chinese: 12 is 十二, 105 is 一百零五. */
function chineseNumber(value: number): string {
  if (value >= 100) {
    const rest = value - 100
    if (rest === 0) return '一百'
    return `一百${rest < 10 ? '零' : rest < 20 ? '一' : ''}${chineseNumber(rest)}`
  }
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const digit = (index: number) => CHINESE_DIGITS[index - 1] ?? ''
  if (tens === 0) return digit(ones)
  return `${tens === 1 ? '' : digit(tens)}十${digit(ones)}`
}

const CHAPTERS_PER_PAGE = 3
const INDENT = '\u3000\u3000'

/** A page goes on in the chapters where the one before it stopped. */
function chaptersOn(paper: Paper, page: number): string[] {
  const chapters = chaptersOf(paper)
  const perPage = Math.min(CHAPTERS_PER_PAGE, chapters.length)
  return Array.from({ length: perPage }, (_, index) => page * perPage + index).flatMap(number => {
    const chapter = chapters[number % chapters.length]
    if (!chapter) return []
    return [
      `${chineseNumber(number + 1)}、${chapter.heading}`,
      ...chapter.lines.map(line => INDENT + line),
      '',
    ]
  })
}

/** Writes a paper of exactly `page_count` pages; a long one goes through its chapters again with new numbers. */
export function writePaper(paper: Paper): PdfDefinition<PdfPart<string>> {
  const about = [
    `编号 ${paper.id}${INDENT}版本 ${paper.version}`,
    `信托名称：${paper.subject}`,
    '受托人：远岚信托有限责任公司',
    `日期：${formatChineseDate(paper.publish_date)}`,
    '',
  ]
  const terms = paper.terms ? paper.terms.split('\n') : []
  const pages = Array.from({ length: paper.page_count }, (_, page): PdfPart<string> => {
    // The product's own terms have the first page to themselves.
    if (terms.length > 0 && page === 0) return { heading: paper.name, lines: [...about, ...terms] }
    const lines = chaptersOn(paper, terms.length > 0 ? page - 1 : page)
    return page === 0 ? { heading: paper.name, lines: [...about, ...lines] } : { heading: '', lines }
  })
  return { title: paper.name, pages }
}
