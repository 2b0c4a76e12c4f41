import type { Product } from '@/contract/product'
import { isOn } from '@/lib/flag'
import { purchaseError } from '@/lib/purchase'
import { compactNumber } from '@/lib/typed-number'
import { text } from '@/stores/form/field'

/** The amount of a purchase or a booking, by what the product asks for (rules V-AMT and its kin); nothing is asked before it has come. */
export const productAmount = (label: string, product: () => Product | undefined) =>
  text({
    label,
    required: '请输入正确的金额',
    rule: amount => {
      const asked = product()
      return asked && purchaseError(amount, { ...asked, isAppend: isOn(asked.isAppend) })
    },
    clean: compactNumber,
  })
