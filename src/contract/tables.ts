/** 产品类型 (specification, section 3); the label of 4 comes from the domain contract. */
export const PRODUCT_TYPES = {
  '0': '固定收益类',
  '1': '固收+',
  '2': '权益类',
  '3': '现金管理类',
  '4': '股权类',
} as const

export type ProductType = keyof typeof PRODUCT_TYPES

/** Photo types of identity verification (specification, section 4). */
export const PHOTO_TYPES = {
  idFront: '1',
  idBack: '2',
  holding: '3',
  avatar: '4',
  facial: '5',
} as const

export type PhotoType = (typeof PHOTO_TYPES)[keyof typeof PHOTO_TYPES]

/** 报告状态: not open, open, over. */
export const REPORT_STATUS = { notOpen: '0', open: '1', over: '2' } as const

/** 报告用户类型: never held a product, holds one, held before; unknown values behave like `holds`. */
export const REPORT_USER_TYPE = { neverHeld: '0', holds: '1', heldBefore: '2' } as const
