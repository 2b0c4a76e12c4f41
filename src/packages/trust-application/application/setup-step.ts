import { reaction } from 'mobx'
import {
  FT_KINDS,
  type FtApplicationDetail,
  type FtFeePlan,
  ftFeeQuery,
  type FtKind,
  type FtProgress,
  ftSetupSave,
} from '@/contract/ft-application'
import type { CodeOf } from '@/contract/code-table'
import type { RequestOf } from '@/contract/endpoint'
import { labelOf } from '@/contract/labels'
import { FT_SECTION, INVEST_MODE, TRUST_KIND, TRUST_TERM } from '@/contract/tables/trust'
import { mobileText } from '@/domains/contact/contact-parts'
import { isOn } from '@/lib/flag'
import {
  adviserRule,
  purposeRule,
  termRule,
  trustAmountRule,
  trustNameRule,
  wishesRule,
} from '@/lib/trust-rules'
import { amountRule } from '@/lib/validate'
import { choice, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { countText, moneyText, nameText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { feePlansOf } from '../queries'
import { SectionStep } from './section-step'
import type { TrustApplication } from './trust-application'
import { chosen } from './trust-options'

type Input = Omit<RequestOf<typeof ftSetupSave>, 'requestNo' | 'revision'>

/** Terms that are chosen by one tap; any other is typed. */
export const TERMS = [TRUST_TERM.ten, TRUST_TERM.twenty, TRUST_TERM.thirty, TRUST_TERM.openEnded] as const
const OTHER_TERM = 'other'

type Term = (typeof TERMS)[number] | typeof OTHER_TERM

const isTerm = (years: string): years is (typeof TERMS)[number] =>
  (TERMS as readonly string[]).includes(years)

/** The trust itself (rules V-AMT, V-FT-MIN, V-NAME, V-MOBILE). */
export function setupForm() {
  const trustKind = choice<FtKind>({ required: '请选择信托类别', label: '信托类别' })
  const termYears = choice<Term>({ required: '请选择信托期限', label: '信托期限' })
  const investMode = choice<CodeOf<typeof INVEST_MODE>>({
    required: '请选择投资管理模式',
    label: '投资管理模式',
  })
  const hasProtector = flag({ isOptional: true })
  const kind = () => (trustKind.value === '' ? undefined : FT_KINDS[trustKind.value])
  return new Form({
    trustKind,
    trustName: text({ rule: value => trustNameRule(kind()?.suffix ?? '')(value), label: '信托名称' }),
    purpose: text({ rule: purposeRule, label: '设立目的' }),
    initialAmount: moneyText({
      rule: value => trustAmountRule(labelOf(TRUST_KIND, trustKind.value), kind()?.least ?? '0')(value),
      label: '设立金额',
    }),
    termYears,
    otherTerm: when(() => termYears.value === OTHER_TERM, countText({ rule: termRule, label: '信托期限' })),
    investMode,
    adviser: when(
      () => investMode.value === INVEST_MODE.advisor,
      text({ rule: adviserRule, label: '投资顾问' }),
    ),
    feePlanId: choice<string>({ required: '请选择收费方案', label: '收费方案' }),
    hasProtector,
    protectorName: when(() => hasProtector.value, nameText({ label: '保护人姓名' })),
    protectorMobile: when(() => hasProtector.value, mobileText({ label: '保护人手机号' })),
    charity: flag({ isOptional: true }),
    wishes: text({ rule: wishesRule, isOptional: true, label: '特别意愿' }),
  })
}

type SetupFields = ReturnType<typeof setupForm>['fields']

function inputOf(applyId: string, values: ValuesOf<SetupFields>): Input {
  const { termYears, otherTerm = '', adviser = '', protectorName = '', protectorMobile = '' } = values
  return {
    applyId,
    trustName: values.trustName,
    trustKind: chosen(values.trustKind),
    purpose: values.purpose,
    initialAmount: values.initialAmount,
    termYears: Number(termYears === OTHER_TERM ? otherTerm : termYears),
    investMode: chosen(values.investMode),
    feePlanId: values.feePlanId,
    ...{ adviser, protectorName, protectorMobile },
    charity: values.charity ? '1' : '0',
    wishes: values.wishes,
  }
}

/** Step 5: the trust itself; what it costs the server says for its kind and amount. */
export class SetupStep extends SectionStep<SetupFields, Input> {
  readonly plans: Resource<readonly FtFeePlan[]>

  constructor(root: RootStore, application: TrustApplication) {
    const { applyId } = application
    const form = setupForm()
    const { trustKind, initialAmount, feePlanId } = form.fields
    const plans = new Resource(async signal => {
      if (trustKind.value === '' || amountRule(initialAmount.value)) return []
      const asked = { trustKind: trustKind.value, initialAmount: initialAmount.value }
      const { plans: found } = await root.read(ftFeeQuery, feePlansOf(asked), signal)
      // A plan that is not offered any more is no choice.
      if (!found.some(plan => plan.feePlanId === feePlanId.value)) feePlanId.set('')
      return found
    })
    const stop = reaction(
      () => (initialAmount.problem === undefined ? `${trustKind.value} ${initialAmount.value}` : ''),
      () => void plans.load(),
    )
    super(root, application, {
      section: FT_SECTION.setup,
      form,
      content: contentOf,
      input: values => inputOf(applyId, values),
      send: (input, requestNo): Promise<FtProgress> => root.write(ftSetupSave, input, { requestNo }),
      ends: [stop],
    })
    this.plans = plans
  }
}

function contentOf({ sections }: FtApplicationDetail): unknown {
  const saved = sections.setup?.value
  if (!saved) return {}
  const years = String(saved.termYears)
  return {
    ...saved,
    termYears: isTerm(years) ? years : OTHER_TERM,
    otherTerm: isTerm(years) ? '' : years,
    hasProtector: saved.protectorName !== '',
    charity: isOn(saved.charity),
  }
}
