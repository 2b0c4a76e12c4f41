import TestUtils from '@tarojs/test-utils-react'
import { fakeTransport } from '@test/transport'
import type { PiExport } from '@/contract/personal-info'
import { StoresProvider } from '@/stores/root/context'
import { RootStore } from '@/stores/root/root-store'
import { CopyResult } from './copy-result'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const utils = new TestUtils()
const COPY = {
  exportId: 'PE1',
  applyNo: '202604080001',
  scopes: ['basic'],
  format: 'pdf',
  promisedDate: '2026-04-29',
  expireTime: '2026-04-29 10:00:00',
  sentToMask: '',
  fileId: '',
} as unknown as PiExport

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

/** Title and picture of every state, and whether it tells what comes next. */
const STATES: Record<PiExport['status'], readonly [title: string, picture: string, isWaiting: boolean]> = {
  '0': ['申请已提交', 'success', true],
  '1': ['正在生成副本', 'success', true],
  '2': ['副本已生成', 'success', false],
  '3': ['文件已失效', 'closed', false],
  '4': ['副本没有生成', 'error', false],
}

test.each(Object.entries(STATES) as [PiExport['status'], (typeof STATES)['0']][])(
  'status %s',
  async (status, [title, picture, isWaiting]) => {
    const root = new RootStore(fakeTransport({}).transport)
    await utils.mount(() => (
      <StoresProvider stores={root}>
        <CopyResult copy={{ ...COPY, status }} />
      </StoresProvider>
    ))
    expect(document.body.textContent).toContain(title)
    expect(document.body.innerHTML).toContain(`state-view__picture--${picture}`)
    expect(document.body.textContent?.includes('文件保留 7 天')).toBe(isWaiting)
    // What is gone is applied for anew; nobody is told that something succeeded.
    const isGone = status === '3' || status === '4'
    expect(document.body.textContent?.includes('重新申请')).toBe(isGone)
    expect(document.body.textContent).not.toContain('提交成功')
  },
)
