import type { PdfSeal } from './pdf-layout'

/** The company's name as it stands on its papers. */
export const COMPANY = { chinese: '远岚信托有限责任公司', english: 'Yuanlan Trust Co., Ltd.' } as const

/** How a paper of the company's ends: its last lines and the place of the seal of this name. */
export const sealOf = (name: string, lines: readonly string[]): PdfSeal => ({
  kind: 'seal',
  words: ['远岚信托', '有限责任公司', name],
  lines,
})
