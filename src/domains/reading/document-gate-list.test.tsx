import TestUtils from '@tarojs/test-utils-react'
import { observable, runInAction } from 'mobx'
import { flushSync } from 'react-dom'
import { fakeTransport } from '@test/transport'
import { until } from '@test/until'
import type { Document } from '@/contract/document'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import { DocumentGate } from './document-gate'
import { DocumentGateList } from './document-gate-list'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const utils = new TestUtils()
afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

const paper = (docId: string, docName: string, change: Partial<Document> = {}): Document => ({
  docId,
  docName,
  docType: 'contract',
  publishDate: '2026-01-01',
  fileId: `F${docId}`,
  pageCount: 6,
  size: 40,
  readFlag: '0',
  readPage: 0,
  mustRead: '1',
  minReadSeconds: 20,
  version: '1.0',
  ...change,
})

async function show() {
  const papers = observable.box<readonly Document[]>(
    [
      paper('D1', '信托合同', { readFlag: '1' }),
      paper('D2', '认购风险申明书'),
      paper('D3', '信托计划说明书', { mustRead: '0', minReadSeconds: 0 }),
      paper('D4', '税收居民身份声明', { readPage: 2 }),
    ],
    { deep: false },
  )
  const root = new RootStore(fakeTransport({}).transport)
  jest.mocked(openPage).mockClear()
  const gate = new DocumentGate(root, () => papers.get())
  await utils.mount(() => <DocumentGateList gate={gate} statement="本人已阅读并理解上述全部文件" />)
  const change = (documents: readonly Document[]) => flushSync(() => runInAction(() => papers.set(documents)))
  const read = (docId: string) =>
    change(papers.get().map(one => (one.docId === docId ? { ...one, readFlag: '1' as const } : one)))
  return { gate, papers, read, change }
}

const rows = () => [...document.querySelectorAll('.document-gate__row')].map(row => row.textContent)
const box = () => document.querySelector<HTMLElement>('[role="checkbox"]')
const tapBox = () => flushSync(() => box()?.click())

test('says of each what is to be done, and takes no tick before all that must be read is', async () => {
  const { gate, read } = await show()
  expect(rows()).toEqual([
    '《信托合同》6 页 · V1.0已读',
    '《认购风险申明书》未读 · 6 页 · V1.0 · 须停留 20 秒阅读',
    '《信托计划说明书》未读，可选读 · 6 页 · V1.0阅读',
    '《税收居民身份声明》已读至第 2 页 · 6 页 · V1.0 · 须停留 20 秒继续阅读',
  ])
  expect(document.body.textContent).toContain('已读 1 / 4')
  expect([gate.reason, box()?.getAttribute('aria-disabled')]).toEqual(['还有 2 份文件未读完', 'true'])
  tapBox()
  await until('the next one opens', () => jest.mocked(openPage).mock.calls.length === 1)
  expect(jest.mocked(openPage).mock.calls[0]?.[0]).toContain('documents/pdf/index?fileId=FD2')
  expect([gate.agreed.content, gate.agreed.error]).toEqual([false, '请完整阅读《认购风险申明书》'])
  read('D2')
  read('D4')
  expect([gate.reason, document.body.textContent?.includes('全部阅读后可勾选')]).toEqual([undefined, false])
  tapBox()
  expect([gate.agreed.content, gate.agreed.error]).toEqual([true, undefined])
})

test('a new version among them is unread again, and the tick is worth nothing until it is read', async () => {
  const { gate, read, papers, change } = await show()
  read('D2')
  read('D4')
  tapBox()
  change(
    papers.get().map(one => (one.docId === 'D2' ? { ...one, version: '2.0', readFlag: '0' as const } : one)),
  )
  expect(gate.reason).toBe('还有 1 份文件未读完')
  gate.agreed.leave()
  expect(gate.agreed.error).toBe('请完整阅读《认购风险申明书》')
  read('D2')
  expect([gate.reason, gate.agreed.error]).toEqual([undefined, undefined])
})
