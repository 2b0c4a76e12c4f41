import type { Product } from '@/contract/product'
import { isOn } from '@/lib/flag'
import { purchaseError } from '@/lib/purchase'
import { moneyText } from '@/stores/form/typed'

/** The amount of a purchase or a booking, by what the product asks for (rules V-AMT and its kin); nothing is asked before it has come. */
export const productAmount = (label: string, product: () => Product | undefined) =>
  moneyText({
    label,
    required: '请输入正确的金额',
    rule: amount => {
      const asked = product()
      return asked && purchaseError(amount, { ...asked, isAppend: isOn(asked.isAppend) })
    },
  })
