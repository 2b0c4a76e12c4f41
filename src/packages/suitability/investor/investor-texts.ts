import type { QualifiedInfo } from '@/contract/investor'
import { codesOf } from '@/contract/code-table'
import { labelOf } from '@/contract/labels'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_CRITERION, INVESTOR_LEAST, type InvestorCriterion } from '@/contract/tables/investor'
import { tenThousands } from '@/lib/format-number'
import type { TagTone } from '@/ui/kit/tag'

/** 家庭金融资产不低于500万元. */
export const criterionText = (criterion: InvestorCriterion): string =>
  `${labelOf(INVESTOR_CRITERION, criterion)}不低于 ${tenThousands(INVESTOR_LEAST[criterion])} 万元`

const MEANINGS: Readonly<Record<InvestorCriterion, string>> = {
  [INVESTOR_CRITERION.netAssets]: '家庭金融资产减去负债后的余额',
  [INVESTOR_CRITERION.assets]: '存款、理财、基金、股票、信托、保险等，不含房产、车辆',
  [INVESTOR_CRITERION.income]: '工资薪金、经营所得等税前收入的年平均数',
}

/** The three, each with what it means. */
export const criterionOptions = () =>
  codesOf(INVESTOR_CRITERION).map(value => ({ value, text: criterionText(value), note: MEANINGS[value] }))

const PROOFS: Readonly<Record<InvestorCriterion, readonly string[]>> = {
  [INVESTOR_CRITERION.netAssets]: ['银行、证券、基金等账户的资产证明', '负债证明，如个人征信报告'],
  [INVESTOR_CRITERION.assets]: ['银行、证券、基金等账户的资产证明', '家庭成员名下的，另附亲属关系证明'],
  [INVESTOR_CRITERION.income]: ['近 3 年的完税证明或纳税记录', '或单位出具的近 3 年收入证明'],
}

/** What may prove a criterion; of none yet what there is to prepare at all. */
export function proofTexts(criterion: InvestorCriterion | ''): readonly string[] {
  return criterion === '' ? ['资产证明、负债证明或近 3 年收入证明'] : PROOFS[criterion]
}

/** How the customer stands, in a word and in a sentence. */
export function standingText({ status, expireDate, application }: QualifiedInfo): {
  readonly tone: TagTone
  readonly word: string
  readonly sentence: string
} {
  switch (status) {
    case QUALIFIED_STATUS.inReview:
      return {
        tone: 'progress',
        word: '审核中',
        sentence: `材料正在审核，最迟 ${application?.promisedDate ?? ''} 以消息告知结果，无需重复提交。`,
      }
    case QUALIFIED_STATUS.passed:
      return { tone: 'done', word: '有效', sentence: '您已通过合格投资者认定。' }
    case QUALIFIED_STATUS.rejected:
      return {
        tone: 'failed',
        word: '未通过',
        sentence: `原因：${application?.rejectReason ?? ''}。您可以修改后重新提交，原来填写的内容已为您保留。`,
      }
    case QUALIFIED_STATUS.expired:
      return {
        tone: 'failed',
        word: '已过期',
        sentence: `认定已于 ${expireDate} 到期。认购、追加前，请重新申请认定。`,
      }
    default:
      return { tone: 'due', word: '未认定', sentence: '认购信托产品前，需要先完成合格投资者认定。' }
  }
}
