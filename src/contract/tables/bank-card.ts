import { codes } from '../code-table'

/** 银行卡类型. */
export const CARD_TYPE = codes({ debit: ['debit', '借记卡'], credit: ['credit', '信用卡'] })

/** 银行卡状态. */
export const CARD_STATUS = codes({ normal: ['0', '正常'], invalid: ['1', '失效'] })
