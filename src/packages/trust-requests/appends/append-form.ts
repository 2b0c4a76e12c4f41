import { ASSET_SOURCE, PROPERTY_TYPE } from '@/contract/tables/trust'
import { codesOf } from '@/contract/code-table'
import type { appendApply } from '@/contract/append'
import type { RequestOf } from '@/contract/endpoint'
import type { FileList } from '@/domains/uploads/file-list'
import { appendAmountError, propertyNameError } from '@/lib/trust-append'
import { choice, consent, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { moneyText } from '@/stores/form/typed'
import { isMoney } from './append-texts'

type Input = RequestOf<typeof appendApply>

/** What is added, where it comes from, and what proves it (rules V-AMT, V-FILE). */
export function appendForm(files: FileList, cardError: (cardId: string) => string | undefined) {
  const propertyType = choice<Input['propertyType']>({
    among: codesOf(PROPERTY_TYPE),
    required: '请选择财产类型',
    label: '财产类型',
  })
  const isChosen = () => propertyType.value !== ''
  const isCash = () => isMoney(propertyType.value)
  return new Form({
    amount: moneyText({
      rule: appendAmountError,
      required: '请输入正确的金额',
      label: '追加金额',
    }),
    propertyType,
    propertyName: when(
      () => isChosen() && !isCash(),
      text({ rule: propertyNameError, required: '请填写财产名称', label: '财产名称' }),
    ),
    cardId: when(isCash, choice<string>({ rule: cardError, required: '请选择付款账户', label: '付款账户' })),
    sourceOfFunds: choice<Input['sourceOfFunds']>({
      among: codesOf(ASSET_SOURCE),
      required: '请选择资金来源',
      label: '资金来源',
    }),
    files: files.field,
    declared: consent('请确认财产来源合法', '来源合法声明'),
  })
}

export type AppendForm = ReturnType<typeof appendForm>
