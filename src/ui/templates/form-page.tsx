import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { focusElement, Tappable } from '@/platform/elements/elements'
import type { PartError } from '@/stores/form/part'
import { FieldMarksProvider } from '../fields/field-frame'
import { Button } from '../kit/button'
import { WithFoot } from './page-foot'
import { Problem } from '../kit/problem'
import './templates.scss'

/** What a page or a sheet needs of a `FormSubmission`. */
export interface Sendable {
  readonly form: {
    readonly errors: readonly PartError[]
    readonly isMarked: boolean
    readonly missing: readonly string[]
    readonly remarked: readonly string[]
    /** Id of the input that an error is about. */
    idAt(path: string): string
  }
  readonly isSubmitting: boolean
  readonly problem: string | undefined
  submit(): Promise<void>
}

interface FormPageProps {
  submission: Sendable
  submitText: string
  /** Why the form cannot be sent now, although its fields are right. */
  disabledReason?: string
  /** Directly above the submit button: agreements, an amount. */
  beforeSubmit?: ReactNode
  /** Below the submit button: other ways on, what was sent before. */
  afterSubmit?: ReactNode
  children: ReactNode
}

/** Sends the form; whatever is wrong with it afterwards, the first of it is led to. */
export async function sendForm(submission: Sendable): Promise<void> {
  await submission.submit()
  const { form } = submission
  const [first] = form.errors
  if (first) focusElement(form.idAt(first.path))
}

/**
 * Fields in cards, a summary of the errors, one submit button that is never grey because of a field: a tap says what is
 * missing. The answer's own error stands above the button; what was typed stays.
 */
export const FormPage = observer(function FormPage(props: FormPageProps) {
  const { submission } = props
  const { form, problem } = submission
  return (
    <FieldMarksProvider value={form.isMarked}>
      <View className="form-page">
        <ErrorSummary form={form} />
        {props.children}
        <View className="form-page__submit">
          {props.beforeSubmit}
          {problem && <Problem isBoxed>{problem}</Problem>}
          <Button
            isBusy={submission.isSubmitting}
            disabledReason={props.disabledReason}
            onTap={() => void sendForm(submission)}
          >
            {props.submitText}
          </Button>
        </View>
        {props.afterSubmit}
        <WithFoot />
      </View>
    </FieldMarksProvider>
  )
})

/** More than one error: links to the fields, in their order. */
export const ErrorSummary = observer(function ErrorSummary({ form }: { form: Sendable['form'] }) {
  const { errors } = form
  if (errors.length < 2) return null
  return (
    <View className="form-page__summary" role="alert">
      <View>{`有 ${errors.length} 处需要修改`}</View>
      {errors.map(({ path, message }) => (
        <Tappable
          key={path}
          className="form-page__summary-link"
          role="link"
          onTap={() => focusElement(form.idAt(path))}
        >
          {message}
        </Tappable>
      ))}
    </View>
  )
})
