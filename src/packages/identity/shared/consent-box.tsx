import { observer } from 'mobx-react'
import type { agreementContent } from '@/contract/agreement'
import type { ResponseOf } from '@/contract/endpoint'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { useStores } from '@/stores/root/context'
import { AgreementBox } from '@/ui/fields/agreement-box'
import './consent-box.scss'

interface ConsentBoxProps {
  field: Field<boolean>
  agreement: ResponseOf<typeof agreementContent>
  /** What is collected: 身份证影像. */
  matter: string
}

/** The separate consent to sensitive information, with the text behind a link (rule V-AGREE). */
export const ConsentBox = observer(function ConsentBox({ field, agreement, matter }: ConsentBoxProps) {
  const { navigation } = useStores()
  const { agreementId, title } = agreement
  return (
    <AgreementBox field={field} label={`本人单独同意收集${matter}，《${title}》`}>
      本人单独同意远岚信托收集{matter}，仅用于核实身份。
      <Tappable
        className="consent-box__agreement"
        role="link"
        {...navigation.link('content/agreement-text', { agreementId })}
      >
        《{title}》
      </Tappable>
    </AgreementBox>
  )
})
