/** 报告状态: not open, open, over. */
export const REPORT_STATUS = { notOpen: '0', open: '1', over: '2' } as const

/** 报告用户类型: never held a product, holds one, held before; unknown values behave like `holds`. */
export const REPORT_USER_TYPE = { neverHeld: '0', holds: '1', heldBefore: '2' } as const
