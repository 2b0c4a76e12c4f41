import { addressDetailRule } from '@/lib/address'
import { emailRule, mobileRule } from '@/lib/validate'
import { text } from '@/stores/form/field'
import { phoneText } from '@/stores/form/typed'

type Options = Omit<NonNullable<Parameters<typeof text>[0]>, 'rule' | 'clean'>

/** A mobile number (rule V-MOBILE); what contacts put around a pasted one means nothing. */
export const mobileText = (options: Options = {}) =>
  phoneText({ label: '手机号', ...options, rule: mobileRule })

/** An e-mail address (rule V-EMAIL). */
export const emailText = (options: Options = {}) => text({ label: '邮箱', ...options, rule: emailRule })

/** An address in full, or what of it comes after its region (rule V-ADDR). */
export const addressText = (options: Options = {}) =>
  text({ label: '联系地址', ...options, rule: addressDetailRule })
