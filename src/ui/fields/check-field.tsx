import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Field } from '@/stores/form/field'
import { CheckLine } from './check-line'
import { FieldErrorRegion } from './field-error'

/** A line of a form that is ticked or not; what is wrong with it stands below. */
export const CheckField = observer(function CheckField(props: {
  field: Field<boolean>
  children: ReactNode
}) {
  const { field, children } = props
  if (!field.isShown) return null
  return (
    <>
      <CheckLine id={field.id} isChecked={field.content} onChange={field.set}>
        {children}
      </CheckLine>
      <FieldErrorRegion id={`${field.id}-notes`} error={field.error} />
    </>
  )
})
