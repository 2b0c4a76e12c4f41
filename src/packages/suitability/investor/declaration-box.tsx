import { observer } from 'mobx-react'
import { ReadingNote } from '@/domains/reading/reading-note'
import type { Field } from '@/stores/form/field'
import { AgreementBox } from '@/ui/fields/agreement-box'
import type { Declaration } from './declaration'

interface DeclarationBoxProps {
  declaration: Declaration
  field: Field<boolean>
  /** What is said by the tick. */
  text: string
}

/** What is said by the declaration, possible once it was read (rules V-READ, V-AGREE). */
export const DeclarationBox = observer(function DeclarationBox(props: DeclarationBoxProps) {
  const { declaration, field, text } = props
  const { gate } = declaration
  return (
    <>
      <ReadingNote gate={gate} />
      <AgreementBox field={field} label={text} isLocked={gate.reason !== undefined}>
        {text}
        {gate.reason && `（${gate.reason}）`}
      </AgreementBox>
    </>
  )
})
