import { downloadName } from './download-name'

test.each([
  ['2026年10月对账单.pdf', 'pdf', '2026年10月对账单.pdf'],
  ['2025年年度管理报告', 'pdf', '2025年年度管理报告.pdf'],
  ['交易明细 2026-01-01 至 2026-11-17', 'csv', '交易明细-2026-01-01-至-2026-11-17.csv'],
  ['合同/补充 "一"', 'pdf', '合同-补充-一-.pdf'],
  ['REPORT.PDF', 'pdf', 'REPORT.pdf'],
  [' ', 'pdf', '文件.pdf'],
] as const)('%s is kept as it is called', (name, format, expected) => {
  expect(downloadName({ name, format })).toBe(expected)
})
