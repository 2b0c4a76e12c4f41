import type { Consent, PiExport } from '@/contract/personal-info'
import { applyReason, consentQuestion, consentState, exportContent, exportState } from './personal-info-texts'

const consent: Consent = {
  consentCode: 'analytics',
  name: '使用行为分析',
  purpose: '改进页面',
  status: 'given',
  time: '2025-09-03 15:12:30',
  effects: ['立即停止收集'],
}

test.each([
  ['given', '2025-09-03 15:12:30', '2025-09-03 同意'],
  ['withdrawn', '2026-01-12 13:20:00', '2026-01-12 撤回'],
  ['given', '', '已同意'],
  ['unused', '', '尚未征求您的同意'],
] as const)('a consent that is %s (%p) reads %p', (status, time, expected) => {
  expect(consentState({ status, time })).toBe(expected)
})

test('taking back names the effects, giving the purpose and that it can be taken back', () => {
  expect(consentQuestion(consent)).toEqual({
    title: '撤回“使用行为分析”的同意？',
    lines: ['立即停止收集'],
    confirmText: '确认撤回',
  })
  expect(consentQuestion({ ...consent, status: 'withdrawn' })).toEqual({
    title: '同意“使用行为分析”？',
    lines: ['改进页面', '您可以随时在此撤回'],
    confirmText: '同意',
  })
})

const copy: PiExport = {
  exportId: 'PE1',
  applyNo: 'GX1',
  scopes: ['basic', 'trade'],
  format: 'pdf',
  delivery: 'app',
  sentToMask: '',
  status: '0',
  applyTime: '2026-11-20 10:00:00',
  promisedDate: '2026-12-11',
  sentTime: '',
  expireTime: '',
  fileId: '',
}

test.each([
  ['0', '最迟 2026-12-11 完成'],
  ['1', '最迟 2026-12-11 完成'],
  ['2', '请在 2026-11-27 10:05 前查看，之后文件自动删除'],
  ['3', '文件已超过 7 天，自动删除'],
  ['4', '文件没有生成，可以马上重新申请'],
] as const)('a copy in state %s: %p', (status, expected) => {
  expect(exportState({ ...copy, status, expireTime: '2026-11-27 10:05:01' })).toBe(expected)
})

test('a copy names its parts and format', () => {
  expect(exportContent(copy)).toBe('基本信息、交易 · PDF')
})

test('another copy has to wait for 24 hours', () => {
  expect(applyReason('')).toBeUndefined()
  expect(applyReason('2026-11-21 10:00:00')).toBe('24 小时内只能申请一次，2026-11-21 10:00 后可再次申请')
})
