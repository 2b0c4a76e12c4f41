import type { CardField, CardSide } from '@/contract/identity'
import type { Box } from './bitmap'

/** A card in tenths of a millimetre, as ISO/IEC 7810 has it; all places on it are in these. */
export const CARD = { width: 856, height: 540 } as const

/** The code without its quiet zone: the same place on both sides, so that a reader finds the rest from it. */
export const CODE: Box = { left: 552, top: 238, width: 260, height: 260 }
/** White around the code. */
export const QUIET_ZONE = 24

/** Where each field is printed. */
export const FIELD_PLACES: Record<CardSide, Partial<Record<CardField, Box>>> = {
  front: {
    name: { left: 130, top: 46, width: 230, height: 44 },
    sex: { left: 130, top: 116, width: 60, height: 40 },
    nation: { left: 300, top: 116, width: 60, height: 40 },
    birthday: { left: 130, top: 182, width: 330, height: 40 },
    address: { left: 130, top: 252, width: 360, height: 130 },
    cardNo: { left: 130, top: 440, width: 380, height: 44 },
  },
  back: {
    authority: { left: 130, top: 360, width: 380, height: 44 },
    endDate: { left: 130, top: 440, width: 390, height: 40 },
  },
}
