import { Text } from '@tarojs/components'
import { useState } from 'react'
import { amountRule, mobileRule, required } from '@/lib/validate'
import { choice, choices, consent, type Field, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import type { Part } from '@/stores/form/part'
import { Card } from '../kit/card'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { AgreementBox } from './agreement-box'
import { AmountField } from './amount-field'
import { CheckField } from './check-field'
import { CheckLine } from './check-line'
import { CheckList } from './check-list'
import { ChoiceField } from './choice-field'
import { DateField } from './date-field'
import { FieldError, FieldErrorRegion } from './field-error'
import { FieldFrame, FieldMarksProvider } from './field-frame'
import { PeriodFields } from './period-fields'
import { SearchField } from './search-field'
import { SelectField } from './select-field'
import { SwitchRow } from './switch-row'
import { TakeAll } from './take-all'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

const WAYS = [
  { value: 'a', text: '现金分红' },
  { value: 'b', text: '红利再投', note: '按分红日单位净值转为份额' },
  { value: 'c', text: LONG_NAME, note: LONG_TEXT },
] as const

/** A field of a form of its own. */
function held<P extends Part>(field: P): P {
  new Form({ field })
  return field
}

/** As it stands after the customer has left it. */
function left<T>(field: Field<T>, content: T): Field<T> {
  field.set(content)
  field.leave()
  return field
}

const typed = (content = '', isOptional = false) => {
  const field = held(text({ rule: mobileRule, isOptional }))
  if (content) left(field, content)
  return field
}

function remarked(): Field<string> {
  const field = typed('13800000000')
  field.takeRemark({ path: field.path, at: '2026-11-19 15:20', text: LONG_TEXT })
  return field
}

/** Made once: a story that is drawn anew keeps what was typed. */
function Held<T>({ make, children }: { make: () => T; children: (made: T) => React.ReactNode }) {
  const [made] = useState(make)
  return <Card>{children(made)}</Card>
}

const phone = (field: Field<string>) => (
  <TextField field={field} label="手机号" kind="mobile" placeholder="11 位手机号" helper="用于接收通知" />
)
const agreement = (isLocked: boolean) => (
  <Held make={() => left(held(consent('请阅读并同意以上文件')), false)}>
    {field => (
      <AgreementBox field={field} label="我已阅读并同意" isLocked={isLocked}>
        我已阅读并同意《{LONG_NAME}信托合同》《风险申明书》
      </AgreementBox>
    )}
  </Held>
)
const oneOf = () => held(choice<'a' | 'b' | 'c'>({ rule: required('请选择') }))

export const stories: Stories = {
  AgreementBox: { wrong: () => agreement(false), locked: () => agreement(true) },
  AmountField: {
    empty: () => (
      <Held make={() => held(text({ rule: amountRule }))}>
        {field => <AmountField field={field} label="追加金额" placeholder="请输入金额" helper="100 万元起" />}
      </Held>
    ),
    'read aloud': () => (
      <Held make={() => left(held(text({ rule: amountRule })), '123456789012.34')}>
        {field => (
          <AmountField
            field={field}
            label="追加金额"
            helper="100 万元起，以 10 万元递增"
            aside={<TakeAll trackId="story-all" onTap={nothing} />}
          />
        )}
      </Held>
    ),
    wrong: () => (
      <Held make={() => left(held(text({ rule: amountRule })), '1000-50')}>
        {field => <AmountField field={field} label="追加金额" />}
      </Held>
    ),
  },
  CheckField: {
    wrong: () => (
      <Held make={() => left(held(flag({ rule: required('请勾选') as never })), false)}>
        {field => <CheckField field={field}>本人确认以上信息真实、准确、完整</CheckField>}
      </Held>
    ),
  },
  CheckLine: {
    off: () => (
      <CheckLine isChecked={false} onChange={nothing}>
        长期有效
      </CheckLine>
    ),
    on: () => (
      <CheckLine isChecked onChange={nothing}>
        {LONG_TEXT}
      </CheckLine>
    ),
  },
  CheckList: {
    some: () => (
      <Held make={() => left(held(choices({ rule: required('请至少选择一项') })), ['b'])}>
        {field => <CheckList field={field} label="分红方式" options={WAYS} />}
      </Held>
    ),
    wrong: () => (
      <Held make={() => left(held(choices({ rule: required('请至少选择一项') })), [])}>
        {field => <CheckList field={field} label="分红方式" options={WAYS} />}
      </Held>
    ),
  },
  ChoiceField: {
    pills: () => (
      <Held make={oneOf}>
        {field => <ChoiceField field={field} label="分红方式" options={WAYS.slice(0, 2)} />}
      </Held>
    ),
    rows: () => (
      <Held make={() => left(oneOf(), 'b')}>
        {field => <ChoiceField field={field} label="分红方式" options={WAYS} shape="rows" />}
      </Held>
    ),
    wrong: () => (
      <Held make={() => left(oneOf(), '')}>
        {field => <ChoiceField field={field} label="分红方式" options={WAYS.slice(0, 2)} />}
      </Held>
    ),
  },
  DateField: {
    empty: () => (
      <Held make={() => held(text({ rule: required('请选择日期') }))}>
        {field => <DateField field={field} label="证件有效期至" helper="以证件为准" />}
      </Held>
    ),
    chosen: () => (
      <Held make={() => left(held(text()), '2036-11-20')}>
        {field => <DateField field={field} label="证件有效期至" />}
      </Held>
    ),
  },
  FieldError: { line: () => <FieldError>请输入正确的手机号</FieldError> },
  FieldErrorRegion: {
    said: () => <FieldErrorRegion id="story-region" error="请至少选择一项" />,
  },
  FieldFrame: {
    group: () => (
      <Held make={() => typed()}>
        {field => (
          <FieldFrame field={field} label="本人签名" helper={LONG_TEXT} isGroup>
            {() => <Text>尚未签名</Text>}
          </FieldFrame>
        )}
      </Held>
    ),
  },
  FieldMarksProvider: {
    required: () => (
      <Held make={() => typed()}>
        {field => <FieldMarksProvider value>{phone(field)}</FieldMarksProvider>}
      </Held>
    ),
  },
  PeriodFields: { empty: () => <PeriodFields buttonText="查询" onChoose={nothing} /> },
  SearchField: {
    empty: () => <SearchField label="搜索产品、文件和消息" value="" onSearch={nothing} />,
    typed: () => <SearchField label="搜索产品" value="远澜稳进" onSearch={nothing} />,
  },
  SelectField: {
    empty: () => (
      <Held make={oneOf}>{field => <SelectField field={field} label="与您的关系" options={WAYS} />}</Held>
    ),
    chosen: () => (
      <Held make={() => left(oneOf(), 'c')}>
        {field => <SelectField field={field} label="与您的关系" options={WAYS} />}
      </Held>
    ),
    wrong: () => (
      <Held make={() => left(oneOf(), '')}>
        {field => <SelectField field={field} label="与您的关系" options={WAYS} />}
      </Held>
    ),
  },
  SwitchRow: {
    off: () => <SwitchRow title="消息推送" caption="关闭后仍会发送短信" isOn={false} onToggle={nothing} />,
    on: () => <SwitchRow title="消息推送" caption={LONG_TEXT} isOn onToggle={nothing} />,
    busy: () => <SwitchRow title="消息推送" isOn isBusy onToggle={nothing} />,
  },
  TakeAll: { plain: () => <TakeAll trackId="story-all" onTap={nothing} /> },
  TextAreaField: {
    short: () => (
      <Held make={() => held(text())}>
        {field => <TextAreaField field={field} label="反馈内容" placeholder="请描述" min={10} max={500} />}
      </Held>
    ),
    long: () => (
      <Held make={() => left(held(text()), LONG_TEXT)}>
        {field => <TextAreaField field={field} label="反馈内容" min={10} max={500} />}
      </Held>
    ),
  },
  TextField: {
    empty: () => <Held make={() => typed()}>{phone}</Held>,
    optional: () => <Held make={() => typed('', true)}>{phone}</Held>,
    right: () => (
      <Held make={() => typed('13800000000')}>
        {field => <TextField field={field} label="手机号" kind="mobile" fine="11 位，符合手机号的格式" />}
      </Held>
    ),
    wrong: () => <Held make={() => typed('1380')}>{phone}</Held>,
    remarked: () => <Held make={remarked}>{phone}</Held>,
  },
}
