import { codes } from '../code-table'

/** 信息披露类型. */
export const DISCLOSURE_TYPE = codes({
  establishment: ['01', '成立公告'],
  netValue: ['02', '净值公告'],
  quarterly: ['03', '季度管理报告'],
  annual: ['04', '年度管理报告'],
  interim: ['05', '临时公告'],
  distribution: ['06', '收益分配公告'],
  openDay: ['07', '开放日公告'],
  liquidation: ['08', '到期/清算报告'],
})

/** 文件阅读状态: not opened, being read, read to its end. */
export const READ_STATUS = { unread: '0', reading: '1', read: '2' } as const
