import { drawCertificate } from './certificate-drawing'
import type { CertificateContent } from './certificate-content'

const CONTENT: CertificateContent = {
  certNo: 'YLGY-1',
  name: '林*远',
  project: '清源计划',
  amount: '',
  date: '2025年9月9日',
  orgName: '北京公益慈善基金会',
}

/** A canvas that remembers what was written on it; every character is as wide as the font is high. */
function paper() {
  const written: { text: string; width: number }[] = []
  let size = 0
  const target = {
    set font(font: string) {
      size = Number(/(\d+)px/.exec(font)?.[1])
    },
    measureText: (text: string) => ({ width: text.length * size }),
    fillText: (text: string) => written.push({ text, width: text.length * size }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  }
  const context = new Proxy(target, {
    get: (known, name) => (name in known ? known[name as keyof typeof known] : () => undefined),
    set: (known, name, value) => Reflect.set(known, name, value) || true,
  }) as unknown as CanvasRenderingContext2D
  return { context, written }
}

test('writes what the content says and nothing else of the customer', () => {
  const { context, written } = paper()
  drawCertificate(context, CONTENT)
  expect(written.map(({ text }) => text)).toEqual([
    '远岚信托 · 公益中心',
    '捐赠证书',
    '林*远',
    '于2025年9月9日',
    '捐赠积分支持公益项目',
    '清源计划',
    '特发此证，感谢您的善意',
    '公益专用',
    '北京公益慈善基金会',
    '证书编号 YLGY-1',
  ])
})

test('writes an amount only when there is one', () => {
  const { context, written } = paper()
  drawCertificate(context, { ...CONTENT, amount: '2,000 积分（折合 20.00 元）' })
  expect(written.map(({ text }) => text)).toContain('2,000 积分（折合 20.00 元）')
})

test('writes a long name smaller, so that it stays within the frame', () => {
  const { context, written } = paper()
  const project = '高原牧区儿童先天性心脏病筛查与救助计划（二期）'
  drawCertificate(context, { ...CONTENT, project })
  expect(written.find(({ text }) => text === project)?.width).toBeLessThanOrEqual(236)
})
