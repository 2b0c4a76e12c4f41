import { observer } from 'mobx-react'
import type { Field } from '@/stores/form/field'
import { CheckList } from '@/ui/fields/check-list'
import { FieldFrame } from '@/ui/fields/field-frame'

interface SourceFieldProps<T extends string> {
  field: Field<readonly T[]>
  options: readonly { readonly value: T; readonly text: string }[]
}

/** Where the property comes from: any number of sources. */
export const SourceField = observer(function SourceField<T extends string>(props: SourceFieldProps<T>) {
  const { field, options } = props
  return (
    <FieldFrame field={field} label="财产来源（可多选）" isGroup>
      {({ describedBy }) => (
        <CheckList field={field} label="财产来源" options={options} describedBy={describedBy} />
      )}
    </FieldFrame>
  )
}) as <T extends string>(props: SourceFieldProps<T>) => React.ReactNode
