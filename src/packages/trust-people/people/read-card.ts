import type { CardSide, TypedCard } from '@/contract/identity'
import type { Doubts } from '@/domains/card-photos/doubts'
import { regionOf } from '@/domains/regions/address-parts'
import { OPEN_ENDED } from '@/lib/date'
import type { BeneficiaryForm } from './beneficiary-form'

/**
 * Puts what was read off a side of the card into the form. An address that was typed stays: people often live elsewhere than their card
 * says. Whose account is paid follows the name where nothing stands there yet.
 */
export function takeReading(form: BeneficiaryForm, doubts: Doubts, side: CardSide, card: TypedCard): void {
  const { fields } = form
  if (side === 'back') {
    const isLasting = card.endDate === OPEN_ENDED
    fields.isLasting.set(isLasting)
    if (!isLasting) fields.idExpireDate.set(card.endDate)
    return
  }
  const { name, idNo, address, regionCode, regionName } = card
  if (fields.accountName.isEmpty || fields.accountName.content === fields.name.content) {
    fields.accountName.set(name)
  }
  const isAddressTyped = !fields.address.isEmpty || !fields.regionCode.isEmpty
  fields.name.set(name)
  fields.idNo.set(idNo)
  if (!isAddressTyped) {
    fields.regionCode.set(regionOf(regionCode, regionName))
    fields.address.set(address)
  }
  doubts.take(card, { name, cardNo: idNo, ...(isAddressTyped ? {} : { address }) })
}
