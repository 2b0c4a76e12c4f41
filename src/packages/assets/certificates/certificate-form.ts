import type { Certificate } from '@/contract/certificate'
import { codesOf } from '@/contract/code-table'
import { CERT_LANG, CERT_PURPOSE, CERT_TYPE } from '@/contract/tables/certificate'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { emailText } from '@/domains/contact/contact-parts'
import { certPeriodError, englishNameRule, pastDayRule, purposeTextRule } from '@/lib/certificate-rules'
import { countedText } from '@/lib/counted-text'
import { choice, choices, pick, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { nameText } from '@/stores/form/typed'
import { SCOPE_OPTIONS } from './certificate-texts'

interface Known {
  /** The last day that can be certified. */
  lastDay(): string
  /** Of the products that were chosen those the preview has. */
  held(productIds: readonly string[]): readonly string[]
  /** As it was typed before, `''` for none. */
  readonly email: string
}

/** What an application asks for. The e-mail address is typed anew each time: no draft keeps it. */
export function certificateForm({ lastDay, held, email }: Known) {
  const certType = pick<Certificate['certType']>(CERT_TYPE.day, { among: codesOf(CERT_TYPE) })
  const isPeriod = () => certType.value === CERT_TYPE.period
  const periodRule = (field: 'startDate' | 'endDate') => () => {
    const error = certPeriodError(startDate.value, endDate.value, lastDay())
    return error?.field === field ? error.msg : undefined
  }
  const startDate = text({ rule: periodRule('startDate'), label: '开始日期' })
  const endDate = text({ rule: periodRule('endDate'), label: '结束日期' })
  const scope = pick('all', { among: SCOPE_OPTIONS.map(({ value }) => value) })
  const purpose = choice<Certificate['purpose']>({
    among: codesOf(CERT_PURPOSE),
    required: '请选择用途',
    label: '用途',
  })
  const lang = pick<Certificate['lang']>(CERT_LANG.chinese, { among: codesOf(CERT_LANG) })
  return new Form({
    certType,
    certDate: when(() => !isPeriod(), text({ rule: day => pastDayRule(lastDay())(day), label: '证明日期' })),
    startDate: when(isPeriod, startDate),
    endDate: when(isPeriod, endDate),
    holderRole: pick<Certificate['holderRole']>(HOLDER_VIEW.principal, {
      among: Object.values(HOLDER_VIEW),
    }),
    scope,
    productIds: when(
      () => scope.value === 'some',
      choices<string>({
        rule: ids => (held(ids).length > 0 ? undefined : '请至少选择一只产品'),
        label: '产品',
      }),
    ),
    purpose,
    purposeText: when(
      () => purpose.value === CERT_PURPOSE.other,
      text({ rule: purposeTextRule, clean: countedText, label: '用途说明' }),
    ),
    lang,
    nameEn: when(
      () => lang.value !== CERT_LANG.chinese,
      nameText({ rule: englishNameRule, label: '英文姓名' }),
    ),
    email: emailText({ initial: email, isTransient: true, label: '接收邮箱' }),
  })
}

export type CertificateForm = ReturnType<typeof certificateForm>
