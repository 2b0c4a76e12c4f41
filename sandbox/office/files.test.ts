import { Browser, cleanUp, startTest } from '../testing/harness'

interface WaitingCase {
  readonly id: string
  readonly files: readonly { readonly name: string; readonly fileId: string }[]
}

let browser: Browser

beforeEach(async () => {
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
})
afterEach(cleanUp)

test('what was handed in can be looked at while its case waits', async () => {
  const [papers] = await browser.control<WaitingCase[]>('GET', 'office?kind=realName')
  expect(papers?.files.map(({ name }) => name)).toEqual(['资料页', '手持证件照'])
  for (const { fileId } of papers?.files ?? []) {
    const { url, mime } = await browser.control<{ url: string; mime: string }>(
      'GET',
      `office/file?fileId=${fileId}`,
    )
    const answer = await browser.fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mime])
    expect(mime).toMatch(/^image\//)
  }
  await browser.control('POST', 'office', { kind: 'realName', id: papers?.id, isPassed: true })
  const [first] = papers?.files ?? []
  await expect(browser.control('GET', `office/file?fileId=${first?.fileId}`)).rejects.toThrow(
    'no case that waits has this file',
  )
})

test('a file that belongs to no case that waits is not given', async () => {
  await expect(browser.control('GET', 'office/file?fileId=nothing')).rejects.toThrow(
    'no case that waits has this file',
  )
})
