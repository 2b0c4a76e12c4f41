import { codes, type CodeOf } from '../code-table'

/** 合格投资者标准: one of them has to be met, beside two years of experience (rule V-QI). */
export const INVESTOR_CRITERION = codes({
  netAssets: ['1', '家庭金融净资产'],
  assets: ['2', '家庭金融资产'],
  income: ['3', '近3年本人年均收入'],
})

export type InvestorCriterion = CodeOf<typeof INVESTOR_CRITERION>

/** The least amount of each, in yuan. */
export const INVESTOR_LEAST: Readonly<Record<InvestorCriterion, string>> = {
  [INVESTOR_CRITERION.netAssets]: '3000000',
  [INVESTOR_CRITERION.assets]: '5000000',
  [INVESTOR_CRITERION.income]: '400000',
}

/** 合格投资者认定申请状态. */
export const INVESTOR_APPLICATION_STATUS = codes({
  inReview: ['1', '审核中'],
  passed: ['2', '有效'],
  rejected: ['3', '未通过'],
  expired: ['4', '已过期'],
  replaced: ['5', '已更新'],
})

export type InvestorApplicationStatus = CodeOf<typeof INVESTOR_APPLICATION_STATUS>
