import { type CodeOf, codes } from '../code-table'

/** 指令类型. */
export const INST_TYPE = codes({
  purchase: ['1', '申购'],
  redemption: ['2', '赎回'],
  conversion: ['3', '转换'],
})

export type InstType = CodeOf<typeof INST_TYPE>

/** What each type does with its lines, as the rules call it. */
export const INST_KIND = {
  [INST_TYPE.purchase]: 'purchase',
  [INST_TYPE.redemption]: 'redemption',
  [INST_TYPE.conversion]: 'conversion',
} as const satisfies Readonly<Record<InstType, string>>

/** 指令状态. */
export const INST_STATUS = codes({
  draft: ['0', '草稿'],
  inReview: ['1', '待审核'],
  accepted: ['2', '已受理'],
  executing: ['3', '执行中'],
  done: ['4', '已完成'],
  partlyDone: ['5', '部分完成'],
  rejected: ['6', '已驳回'],
  cancelled: ['7', '已撤销'],
})

/** 资产类别 of an investment plan. */
export const ASSET_CLASS = codes({
  cash: ['cash', '现金'],
  fixedIncome: ['fixed', '固定收益类'],
  fixedIncomePlus: ['plus', '固收+'],
  equity: ['equity', '权益类'],
})

/** What a product is looked for: to put money into, or to take it out of. */
export const INST_SIDE = codes({ into: ['in', '转入'], outOf: ['out', '转出'] })
