import { CARD_FIELDS, type CardField, type ReadCard } from '@/contract/identity'
import { type CardFacts, type CardProblem, cardProblems, periodWarning } from '@/lib/id-card'
import { type Field, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { Group, type ValuesOf, when } from '@/stores/form/group'
import { nameText } from '@/stores/form/typed'

/** What the fields of a card are called. */
export const FIELD_NAMES: Readonly<Record<CardField, string>> = {
  name: '姓名',
  sex: '性别',
  nation: '民族',
  birthday: '出生日期',
  address: '住址',
  cardNo: '公民身份号码',
  authority: '签发机关',
  endDate: '有效期限',
}

const UNSURE = '这一处没有看清，请对照证件核对，可直接修改'

/**
 * What was read off the card, to be checked: name and address can be corrected, the rest by another photo alone. A doubtful
 * field waits until the customer has compared it. `today` as `YYYY-MM-DD`.
 */
export function infoForm(doubtful: () => readonly CardField[], today: string) {
  const problemOf = (field: CardProblem['field']) => () =>
    cardProblems(facts(), today).find(problem => problem.field === field)?.msg
  const isDoubtful = (field: CardField) => doubtful().includes(field)
  /** Of what may be corrected. */
  const options = (field: 'name' | 'address') => ({
    rule: problemOf(field),
    warning: () => (isDoubtful(field) ? UNSURE : undefined),
    label: FIELD_NAMES[field],
  })
  /** Comes off the photo anew each time. */
  const read = (field: CardField, rule?: () => string | undefined, warning?: () => string | undefined) =>
    text({ rule, warning, isTransient: true, label: FIELD_NAMES[field] })
  const check = (field: CardField) =>
    when(
      () => isDoubtful(field),
      flag({ required: `请对照证件核对${FIELD_NAMES[field]}`, label: `核对${FIELD_NAMES[field]}` }),
    )
  const fields = {
    name: nameText(options('name')),
    sex: read('sex', problemOf('sex')),
    nation: read('nation'),
    birthday: read('birthday', problemOf('birthday')),
    cardNo: read('cardNo', problemOf('cardNo')),
    address: text(options('address')),
    authority: read('authority'),
    beginDate: text({ isTransient: true, label: FIELD_NAMES.endDate }),
    endDate: read('endDate', problemOf('endDate'), () => periodWarning(facts(), today)),
    checks: new Group({
      name: check('name'),
      sex: check('sex'),
      nation: check('nation'),
      birthday: check('birthday'),
      address: check('address'),
      cardNo: check('cardNo'),
      authority: check('authority'),
      endDate: check('endDate'),
    }),
  }
  function facts(): CardFacts {
    return {
      name: fields.name.value,
      sex: fields.sex.value,
      birthday: fields.birthday.value,
      address: fields.address.value,
      cardNo: fields.cardNo.value,
      beginDate: fields.beginDate.value,
      endDate: fields.endDate.value,
    }
  }
  return new Form(fields)
}

export type InfoForm = ReturnType<typeof infoForm>

/**
 * Puts what was read into the form. Of a photo that was there before (`isNew` is off) the customer's own corrections stay; of
 * another one nothing does.
 */
export function takeReading(form: InfoForm, { front, back }: ReadCard, isNew: boolean): void {
  const { fields } = form
  const sides = { ...front, ...back }
  for (const [name, value] of Object.entries(sides)) {
    const field = textOf(form, name)
    const isKept = !isNew && field !== undefined && !field.isTransient && !field.isEmpty
    if (!isKept) field?.set(value)
  }
  if (!isNew) return
  for (const field of CARD_FIELDS) if (field in sides) fields.checks.fields[field].set(false)
}

function textOf({ fields }: InfoForm, name: string): Field<string> | undefined {
  const { checks: _checks, ...texts } = fields
  return Object.entries(texts).find(([key]) => key === name)?.[1]
}

/** The doubtful fields that the customer has compared. */
export function comparedFields(checks: ValuesOf<InfoForm['fields']>['checks']): CardField[] {
  return CARD_FIELDS.filter(field => checks[field])
}
