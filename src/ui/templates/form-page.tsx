import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { focusElement, Tappable } from '@/platform/elements/elements'
import type { FormModel } from '@/stores/primitives/form-model'
import type { Submission } from '@/stores/primitives/submission'
import { Button } from '../kit/button'
import { WithFoot } from './page-foot'
import { Problem } from '../kit/problem'
import './templates.scss'

interface FormPageProps<V extends object> {
  form: FormModel<V>
  submission: Pick<Submission<never, unknown>, 'isSubmitting' | 'error'>
  /** Why the last try did not go through, where there is more to say than its error does. */
  problem?: string
  submitText: string
  /** Why the form cannot be sent now, although its fields are right. */
  disabledReason?: string
  /** Directly above the submit button: agreements, an amount. */
  beforeSubmit?: ReactNode
  /** Below the submit button: other ways on, what was sent before. */
  afterSubmit?: ReactNode
  /** Called once every field is right; a form with errors shows them and focuses the first instead. */
  onSubmit: () => void
  children: ReactNode
}

/** Id of a field's input, so that errors can lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/**
 * Fields in cards, a summary of the errors, one submit button that is never grey because of a field: a tap says what is
 * missing. The answer's own error stands above the button; what was typed stays.
 */
export const FormPage = observer(function FormPage<V extends object>(props: FormPageProps<V>) {
  const { form, submission, problem = submission.error?.message } = props
  const handleSubmit = () => {
    if (form.check()) return props.onSubmit()
    const first = form.visibleErrors[0]
    if (first) focusElement(fieldId(String(first.name)))
  }
  return (
    <View className="form-page">
      <ErrorSummary form={form} />
      {props.children}
      <View className="form-page__submit">
        {props.beforeSubmit}
        {problem && <Problem isBoxed>{problem}</Problem>}
        <Button isBusy={submission.isSubmitting} disabledReason={props.disabledReason} onTap={handleSubmit}>
          {props.submitText}
        </Button>
      </View>
      {props.afterSubmit}
      <WithFoot />
    </View>
  )
}) as <V extends object>(props: FormPageProps<V>) => ReactNode

/** More than one error: links to the fields, in their order. */
const ErrorSummary = observer(function ErrorSummary<V extends object>({ form }: { form: FormModel<V> }) {
  const errors = form.visibleErrors
  if (errors.length < 2) return null
  return (
    <View className="form-page__summary" role="alert">
      <View>有{errors.length}处需要修改</View>
      {errors.map(({ name, message }) => (
        <Tappable
          key={String(name)}
          className="form-page__summary-link"
          role="link"
          onTap={() => focusElement(fieldId(String(name)))}
        >
          {message}
        </Tappable>
      ))}
    </View>
  )
}) as <V extends object>(props: { form: FormModel<V> }) => ReactNode
