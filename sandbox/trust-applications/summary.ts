import type { FtApplicationDetail } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import {
  ANNUAL_INCOME,
  ASSET_SOURCE,
  EDUCATION,
  FAMILY_ASSETS,
  FT_SECTION,
  hasEmployer,
  INVEST_MODE,
  MARITAL_STATUS,
  OCCUPATION,
  PAPERS_WAY,
  PROPERTY_TYPE,
  TRUST_KIND,
} from '@/contract/tables/trust'
import { formatExpiry } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { decimal2, thousands } from '@/lib/format-number'
import { maskCard, maskEmail, maskMobile, maskName, maskPaperNo } from '@/lib/mask'
import { totalOf } from '@/lib/trust-rules'
import { papersOf } from '../personal-info/collected'
import { regionName } from '../signing/regions'
import { countryName } from '../tax/countries'
import { findCard } from '../store/bank-cards'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import type { FtApplicationRow } from '../store/ft-applications'
import { feePlansOf } from './fee-plans'
import { isMarried, savedSection } from './sections'

type Part = FtApplicationDetail['summary'][number]
type Fact = Part['facts'][number]

const fact = (label: string, value: string): Fact => ({ label, value })
const yuan = (amount: string) => `${thousands(decimal2(amount))} 元`

function principalFacts(db: Db, row: FtApplicationRow): Fact[] {
  const value = savedSection(row, 'principal')?.value
  if (!value) return []
  const customer = customerById(db, row.customer_id)
  const sources = value.assetSource.map(code => labelOf(ASSET_SOURCE, code)).join('、')
  return [
    fact('姓名', maskName(customer.name)),
    fact('性别', labelOf(SEX, customer.sex)),
    fact('婚姻状况', labelOf(MARITAL_STATUS, value.maritalStatus)),
    fact('学历', labelOf(EDUCATION, value.education)),
    fact('职业', labelOf(OCCUPATION, value.occupation)),
    ...(hasEmployer(value.occupation)
      ? [fact('工作单位', value.employer), fact('职务', value.position)]
      : []),
    fact('年收入', labelOf(ANNUAL_INCOME, value.annualIncome)),
    fact('家庭资产', labelOf(FAMILY_ASSETS, value.familyAssets)),
    fact('财产来源', value.assetSourceNote ? `${sources}（${value.assetSourceNote}）` : sources),
    fact('手机号', maskMobile(value.mobile)),
    fact('邮箱', maskEmail(value.email)),
    fact('联系地址', `${regionName(value.regionCode)}****`),
    fact('特定自然人', isOn(value.pep) ? `是（${value.pepDetail}）` : '否'),
    fact('健康声明', '已确认'),
  ]
}

function identityFacts(db: Db, row: FtApplicationRow): Fact[] {
  const value = savedSection(row, 'identity')?.value
  if (!value) return []
  const endDate =
    value.way === PAPERS_WAY.photos ? value.endDate : customerById(db, row.customer_id).id_expire_date
  return [
    fact('提供方式', labelOf(PAPERS_WAY, value.way)),
    fact('证件号码', maskPaperNo(papersOf(db, row.customer_id)?.id_no)),
    fact('有效期至', formatExpiry(endDate)),
  ]
}

function spouseFacts(row: FtApplicationRow): Fact[] {
  const value = isMarried(row) ? savedSection(row, 'spouse')?.value : undefined
  if (!value) return []
  return [
    fact('姓名', maskName(value.name)),
    fact('证件类型', labelOf(ID_TYPE, value.idType)),
    ...(value.nationality ? [fact('国籍（地区）', countryName(value.nationality))] : []),
    fact('证件号码', maskPaperNo(value.idNo)),
    fact('有效期至', formatExpiry(value.endDate)),
    fact('手机号', maskMobile(value.mobile)),
    ...(value.email ? [fact('邮箱', maskEmail(value.email))] : []),
    fact('职业', labelOf(OCCUPATION, value.occupation)),
    fact('知情同意书', `${value.consentFileIds.length} 份`),
  ]
}

function setupFacts(row: FtApplicationRow): Fact[] {
  const value = savedSection(row, 'setup')?.value
  if (!value) return []
  const plan = feePlansOf(value).find(({ feePlanId }) => feePlanId === value.feePlanId)
  return [
    fact('信托名称', value.trustName),
    fact('信托类别', labelOf(TRUST_KIND, value.trustKind)),
    fact('设立目的', value.purpose),
    fact('设立金额', yuan(value.initialAmount)),
    fact('信托期限', value.termYears === 0 ? '无固定期限' : `${value.termYears} 年`),
    fact('投资管理模式', labelOf(INVEST_MODE, value.investMode)),
    ...(value.adviser ? [fact('投资顾问', value.adviser)] : []),
    fact('收费方案', plan ? plan.name : '--'),
    ...(value.protectorName ? [fact('保护人', maskName(value.protectorName))] : []),
    fact('公益慈善', isOn(value.charity) ? '可用于公益慈善' : '不用于公益慈善'),
    ...(value.wishes ? [fact('特别意愿', value.wishes)] : []),
  ]
}

function propertyFacts(db: Db, row: FtApplicationRow): Fact[] {
  const value = savedSection(row, 'property')?.value
  if (!value) return []
  const each = value.properties.map(({ propertyType, name, estimateValue, cardId }) => {
    const card = cardId === '' ? undefined : findCard(db, cardId)
    const from = card ? `，${maskCard(card.card_no)}` : ''
    return fact(`${labelOf(PROPERTY_TYPE, propertyType)} ${name}`, `${yuan(estimateValue)}${from}`)
  })
  return [...each, fact('合计', yuan(totalOf(value.properties.map(({ estimateValue }) => estimateValue))))]
}

/** Everything that is filled in, section by section, as it may be shown to whoever looks over the shoulder. */
export function summaryOf(db: Db, row: FtApplicationRow): Part[] {
  const parts: readonly Part[] = [
    { section: FT_SECTION.principal, facts: principalFacts(db, row) },
    { section: FT_SECTION.identity, facts: identityFacts(db, row) },
    { section: FT_SECTION.spouse, facts: spouseFacts(row) },
    { section: FT_SECTION.setup, facts: setupFacts(row) },
    { section: FT_SECTION.property, facts: propertyFacts(db, row) },
  ]
  return parts.filter(({ facts }) => facts.length > 0)
}
