/** Faults a developer wants most, by name; the control page and the simulator offer the same. */
export const FAULT_PRESETS = [
  { label: '延迟 3 秒', fault: { delayMs: 3000 } },
  { label: '延迟 30 秒', fault: { delayMs: 30000 } },
  { label: 'HTTP 500', fault: { httpStatus: 500 } },
  { label: 'HTTP 404', fault: { httpStatus: 404 } },
  { label: 'HTTP 401', fault: { httpStatus: 401 } },
  { label: '会话过期（外层 00000008）', fault: { outerCode: '00000008' } },
  { label: '其他外层错误', fault: { outerCode: '99999999', msg: '网关繁忙，请稍后再试' } },
  { label: '需要登录（内层 04040528）', fault: { innerCode: '04040528' } },
  { label: '状态已变更（内层 10050001）', fault: { innerCode: '10050001' } },
  { label: '系统繁忙（内层 10090001）', fault: { innerCode: '10090001' } },
  { label: '空响应', fault: { emptyBody: true } },
  { label: '残缺的 JSON', fault: { brokenJson: true } },
  { label: '断开连接', fault: { drop: true } },
  { label: '已处理但响应丢失', fault: { drop: true, phase: 'after' } },
]

/** One line that says what a fault does. */
export function describeFault(fault) {
  const parts = []
  if (fault.delayMs) parts.push(`延迟 ${fault.delayMs} 毫秒`)
  if (fault.httpStatus) parts.push(`HTTP ${fault.httpStatus}`)
  if (fault.outerCode) parts.push(`外层 ${fault.outerCode}`)
  if (fault.innerCode) parts.push(`内层 ${fault.innerCode}`)
  if (fault.emptyBody) parts.push('空响应')
  if (fault.brokenJson) parts.push('残缺的 JSON')
  if (fault.drop) parts.push('断开连接')
  if (fault.msg) parts.push(`“${fault.msg}”`)
  if (fault.phase === 'after') parts.push('（处理之后）')
  return parts.join('，') || '无'
}
