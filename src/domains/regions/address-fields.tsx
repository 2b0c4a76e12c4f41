import { observer } from 'mobx-react'
import { AddressField } from '@/domains/contact/contact-fields'
import type { AddressParts } from './address-parts'
import { RegionField } from './region-field'

interface AddressFieldsProps {
  parts: AddressParts
  placeholder?: string
  helper?: string
}

/** Where an address is given: its region, and what comes after it. */
export const AddressFields = observer(function AddressFields({
  parts,
  placeholder,
  helper,
}: AddressFieldsProps) {
  return (
    <>
      <RegionField field={parts.region} choice={parts.choice} isClearable={parts.isOptional()} />
      <AddressField
        field={parts.address}
        label="详细地址"
        placeholder={placeholder ?? '街道、门牌号'}
        helper={helper}
      />
    </>
  )
})
