import type { ProductRow } from '../store/products'

/** What customers of 65 and more are told before they buy what risks more (rule V-65). */
export function seniorNoticeText({ product_name: name, risk_level: level }: ProductRow): readonly string[] {
  return [
    `您正在认购${name}，该产品的风险等级为${level}。产品净值会波动，您可能损失部分甚至全部本金。`,
    '产品的期限、开放日和流动性安排可能与您的用款计划不符，急需用款时可能无法及时取回。',
    '请确认您的健康、养老和医疗支出不依赖这笔资金，并与家人商量后再作决定。',
    '确认后，理财经理将在签约前电话回访，向您核实购买意愿。您也可以随时不再继续。',
  ]
}
