import type { ReactNode } from 'react'
import { TYPED_MAX } from '@/lib/typed-number'
import type { Field } from '@/stores/form/field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'

interface ContactFieldProps<Helper = ReactNode> {
  field: Field<string>
  label?: string
  placeholder?: string
  helper?: Helper
}

/** Where a mobile number is typed, or pasted with its blanks. */
export function MobileField({ label = '手机号', placeholder = '11 位手机号', ...props }: ContactFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      placeholder={placeholder}
      kind="mobile"
      maxLength={TYPED_MAX.mobile}
    />
  )
}

/** Where an e-mail address is typed. */
export function EmailField({
  label = '邮箱',
  placeholder = 'name@example.com',
  ...props
}: ContactFieldProps) {
  return <TextField {...props} label={label} placeholder={placeholder} kind="email" maxLength={100} />
}

/** Where an address is typed, with its count. */
export function AddressField({
  label = '联系地址',
  placeholder = '省市区、街道、门牌号',
  ...props
}: ContactFieldProps<string>) {
  return <TextAreaField {...props} label={label} placeholder={placeholder} min={4} max={100} />
}
