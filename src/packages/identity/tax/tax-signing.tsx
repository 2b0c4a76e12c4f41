import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { TAX_TYPE } from '@/contract/tables/tax'
import type { TaxDeclareInfo } from '@/contract/tax'
import { SignaturePanel } from '@/domains/signature/signature-panel'
import { Card, KeyValue } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import type { TaxApplication } from './tax-application'

interface TaxSigningProps {
  application: TaxApplication
  info: TaxDeclareInfo
}

/** The declaration in short, and the signature under it: stands in the place of the form. */
export const TaxSigning = observer(function TaxSigning({ application, info }: TaxSigningProps) {
  const { signature, declaration, isAbroad, details } = application
  const countries = details.fields.countries.list.map(row => application.nameOf(row.fields.country.content))
  return (
    <SignaturePanel
      store={signature}
      name={info.name}
      onBack={() => application.sign(false)}
      onSigned={({ signFileId }) => void application.declare(signFileId)}
    >
      <Card>
        <KeyValue label="正在签署">税收居民身份声明</KeyValue>
        <KeyValue label="税收居民身份">{labelOf(TAX_TYPE, application.type.fields.taxType.value)}</KeyValue>
        {isAbroad && <KeyValue label="国家（地区）">{countries.join('、')}</KeyValue>}
      </Card>
      {declaration.error && <Problem isBoxed>{declaration.problem}</Problem>}
    </SignaturePanel>
  )
})
