import { codes } from '../code-table'

/** 上传用途: what a file is handed in for; it serves no other purpose. */
export const UPLOAD_PURPOSE = codes({
  identity: ['01', '身份证件'],
  qualified: ['02', '合格投资者证明'],
  tax: ['03', '税收居民身份材料'],
  trust: ['04', '家族信托材料'],
  beneficiary: ['05', '受益人材料'],
  payment: ['06', '打款凭证'],
  distribution: ['07', '分配证明材料'],
  signature: ['08', '手写签名'],
  recording: ['09', '双录录像'],
})

/** 上传状态. */
export const UPLOAD_STATUS = codes({
  open: ['0', '上传中'],
  finished: ['1', '已上传'],
  cancelled: ['2', '已取消'],
})
