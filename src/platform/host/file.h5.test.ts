/** @jest-environment jsdom */
import { fileAction, openFile } from './file.h5'
import { hostWindow } from './host.h5'
import type { FileAction } from './file.types'
import type { HostKind } from './host.types'

type Host = Exclude<HostKind, 'miniProgram'>

const FILE = { url: '/services/files/1', fileName: '对账单.pdf', format: 'pdf' } as const
const postMessage = jest.fn()
const clicked = jest.fn()

/** How each host is known, and what it does with a file. */
const HOSTS: Record<
  Host,
  {
    enter: () => void
    answer: string
    posts: number
    downloads: number
    /** What the button is called by: none where a file cannot be had. */
    action: FileAction | undefined
  }
> = {
  native: {
    enter: () => Object.assign(hostWindow(), { trustAppAndroid: { postMessage } }),
    answer: 'done',
    posts: 1,
    downloads: 0,
    action: 'passOn',
  },
  webview: {
    enter: () => Object.assign(hostWindow(), { __wxjs_environment: 'miniprogram' }),
    answer: 'unsupported',
    posts: 0,
    downloads: 0,
    action: undefined,
  },
  browser: { enter: () => undefined, answer: 'done', posts: 0, downloads: 1, action: 'download' },
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked(this.pathname, this.download)
  })
})
afterEach(() => {
  delete hostWindow().trustAppAndroid
  delete hostWindow().__wxjs_environment
})

test.each(Object.entries(HOSTS))('a file in the %s', async (_host, { enter, answer, posts, downloads }) => {
  enter()
  expect(await openFile(FILE)).toEqual({ kind: answer })
  expect(postMessage).toHaveBeenCalledTimes(posts)
  expect(clicked.mock.calls).toEqual(downloads ? [['/services/files/1', '对账单.pdf']] : [])
  expect(document.querySelector('a')).toBeNull()
})

test.each(Object.entries(HOSTS))(
  'what the %s is said to do with a file is what it does',
  async (...[, host]) => {
    host.enter()
    expect(fileAction()).toBe(host.action)
    const { kind } = await openFile(FILE)
    expect(kind === 'unsupported').toBe(fileAction() === undefined)
  },
)
