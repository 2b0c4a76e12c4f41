import { addressText } from '@/domains/contact/contact-parts'
import type { RootStore } from '@/stores/root/root-store'
import { type Field, slot } from '@/stores/form/field'
import { type ChosenRegion, isChosenRegion, RegionChoice } from './region-choice'

interface Options {
  /** There may be none: both parts stay empty, or both are given. */
  readonly isOptional?: () => boolean
  /** What is worth another look of what comes after the region. */
  readonly warning?: (detail: string) => string | undefined
}

/** An address: the region from its sheet, and what comes after it (rule V-ADDR). */
export function addressParts(root: RootStore, { isOptional = () => false, warning }: Options = {}) {
  const region: Field<ChosenRegion | null> = slot(isChosenRegion, {
    required: '请选择所在地区',
    isOptional: (): boolean => isOptional() && address.isEmpty,
    label: '所在地区',
  })
  const address: Field<string> = addressText({
    isOptional: (): boolean => isOptional() && region.isEmpty,
    label: '详细地址',
    warning,
  })
  return { isOptional, region, address, choice: new RegionChoice(root, chosen => region.set(chosen)) }
}

export type AddressParts = ReturnType<typeof addressParts>

/** As a field holds the region that an answer names; `null` for none. */
export const regionOf = (code: string, name: string): ChosenRegion | null => (code ? { code, name } : null)
