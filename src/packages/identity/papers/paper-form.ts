import { type Paper, PAPER_TYPES, type PaperType } from '@/contract/papers'
import { SEX } from '@/contract/tables/customer'
import { paperKindOf } from '@/contract/tables/papers'
import { mobileText } from '@/domains/contact/contact-parts'
import { OPEN_ENDED } from '@/lib/date'
import {
  asksExpiry,
  asksLasting,
  CHINA,
  expiryDoubt,
  hasNationality,
  type PaperFacts,
  type PaperField,
  paperProblems,
  personOfNumber,
} from '@/lib/papers'
import { choice, consent, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { nameText, paperNoText } from '@/stores/form/typed'

type Sex = Paper['sex']

const SEXES: readonly Sex[] = [SEX.male, SEX.female]

/** What a number says of its holder. */
export interface Told {
  readonly birthDate: string
  readonly sex: Sex
}

/** A document and its holder, judged by the same rules as on the server. `today` as `YYYY-MM-DD`. */
export function paperForm(today: string) {
  const problemOf = (field: PaperField) => () =>
    paperProblems(factsOf(), today).find(problem => problem.field === field)?.msg
  const idType = choice<PaperType>({ among: PAPER_TYPES, required: '请选择证件类型', label: '证件类型' })
  const kind = () => paperKindOf(idType.value)
  const isLasting = flag({ isOptional: true })
  /** None of these kinds goes by the holder's age. */
  const holder = () => ({ kind: kind(), birthDate: '' })
  const mayLast = () => asksLasting(holder(), today)
  const hasLastDay = () => asksExpiry(kind()) && !(mayLast() && isLasting.value)
  const fields = {
    agreed: consent('请先阅读并单独同意《敏感个人信息处理授权书》', '单独同意'),
    idType,
    name: nameText({ rule: problemOf('name') }),
    nationality: when(
      () => hasNationality(kind()),
      choice<string>({ rule: problemOf('nationality'), label: '国籍（地区）' }),
    ),
    idNo: paperNoText({ rule: problemOf('idNo'), label: '证件号码' }),
    birthDate: text({ rule: problemOf('birthDate'), label: '出生日期' }),
    sex: choice<Sex>({ among: SEXES, rule: problemOf('sex'), label: '性别' }),
    isLasting: when(mayLast, isLasting),
    expireDate: when(
      hasLastDay,
      text({
        rule: problemOf('expireDate'),
        warning: endDate => expiryDoubt({ ...holder(), endDate }, today),
        label: '证件有效期',
      }),
    ),
    mobile: mobileText(),
  }
  function factsOf(): PaperFacts {
    return {
      kind: kind(),
      name: fields.name.value,
      idNo: fields.idNo.value,
      nationality: hasNationality(kind()) ? fields.nationality.value : CHINA,
      birthDate: fields.birthDate.value,
      sex: fields.sex.value,
      expireDate: hasLastDay() ? fields.expireDate.value : OPEN_ENDED,
      mobile: fields.mobile.value,
    }
  }
  const form = new Form(fields)
  return {
    form,
    /** The document as it is sent; undefined while its kind or the sex is not chosen. */
    paper(): Paper | undefined {
      const { kind: _kind, sex: _sex, ...facts } = factsOf()
      const [type, sex] = [idType.value, fields.sex.value]
      return type === '' || sex === '' ? undefined : { ...facts, idType: type, sex }
    },
    /** What a right number says of its holder. */
    told(): Told | undefined {
      const person = personOfNumber(factsOf(), today)
      const sex = SEXES.find(one => one === person?.sex)
      return person && sex && { birthDate: person.birthDate, sex }
    },
    /** Puts a document that was handed in before into the form. */
    fill(paper: Paper): void {
      const isOpenEnded = paper.expireDate === OPEN_ENDED
      form.fill({ ...paper, isLasting: isOpenEnded, expireDate: isOpenEnded ? '' : paper.expireDate })
    },
  }
}

export type PaperForm = ReturnType<typeof paperForm>['form']
