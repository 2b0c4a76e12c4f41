import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { labelOf } from '@/contract/labels'
import type { OfferRow } from '../store/offers'
import type { ProductRow } from '../store/products'

/** `2026-12-01 至 2028-06-01`, or since when there has been no fixed term. */
function termText({ establish_date, maturity_date }: ProductRow): string {
  return maturity_date
    ? `${establish_date} 至 ${maturity_date}`
    : `自 ${establish_date} 起，无固定期限，开放日办理申购赎回`
}

/** On what terms a product is sold, as the papers of its contract state them: one line each. */
export function termLines(product: ProductRow, offer: OfferRow): readonly string[] {
  const { risk_level: risk, benchmark } = product
  return [
    `产品代码：${product.product_code}`,
    `产品类型：${labelOf(PRODUCT_TYPE, product.product_type)}`,
    `风险等级：${risk} ${labelOf(RISK_LEVEL, risk)}，适合风险承受能力C${risk.slice(1)}及以上的合格投资者`,
    `信托期限：${termText(product)}`,
    `业绩比较基准：${benchmark ? `${benchmark}，不构成收益承诺` : '无'}`,
    `认购费率：${offer.purchase_fee_rate}%`,
    `冷静期：自认购款到账起 ${offer.cooling_hours} 小时，期内可无条件解除合同`,
    `签约录制：${offer.record_type ? '签署后须完成双录' : '无须双录'}`,
    `募集账户：${offer.raise_account_name}，${offer.raise_bank_name}，${offer.raise_account_no}`,
  ]
}
