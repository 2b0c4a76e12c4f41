import { codesOf } from '@/contract/code-table'
import { INVESTOR_PROOF_MAX, type InvestorApplication } from '@/contract/investor'
import { INVESTOR_CRITERION, INVESTOR_LEAST, type InvestorCriterion } from '@/contract/tables/investor'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { FileList } from '@/domains/uploads/file-list'
import { investorAmountRule, investorYearsRule } from '@/lib/investor-rules'
import { choice, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { countText, moneyText } from '@/stores/form/typed'
import type { RootStore } from '@/stores/root/root-store'

const CRITERIA = codesOf(INVESTOR_CRITERION)

/** Which of the three is met, by how much, and for how long the customer has invested (rule V-QI). */
export function factsForm() {
  const criterion = choice<InvestorCriterion>({
    among: CRITERIA,
    required: '请选择符合的标准',
    label: '符合的标准',
  })
  const amountRule = (amount: string) => {
    const chosen = criterion.value
    return chosen === '' ? undefined : investorAmountRule(INVESTOR_LEAST[chosen])(amount)
  }
  return new Form({
    criterion,
    amount: when(
      () => criterion.value !== '',
      moneyText({ rule: amountRule, required: '请填写金额', label: '金额' }),
    ),
    years: countText({ rule: investorYearsRule, required: '请填写投资经历', label: '投资经历' }),
  })
}

export type FactsForm = ReturnType<typeof factsForm>

/** What proves it (rule V-FILE), after the separate consent to what stands in it. */
export function proofForm(files: FileList) {
  return new Form({
    consented: flag({ required: '请先单独同意收集证明材料', label: '单独同意' }),
    files: files.field,
  })
}

export const proofFiles = (root: RootStore): FileList =>
  new FileList(root, {
    purpose: UPLOAD_PURPOSE.qualified,
    max: INVESTOR_PROOF_MAX,
    label: '证明材料',
    required: '请上传证明材料',
  })

/** What a refused application said, to be mended; the consent is given anew. */
export function factsOf({ criterion, amount, years }: InvestorApplication) {
  return { criterion, amount: amount.replace(/\.00$/, ''), years: String(years) }
}
