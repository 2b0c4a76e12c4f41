import path from 'node:path'
import fc from 'fast-check'
import { INNER } from '@/contract/codes'
import { FILE_URL_SECONDS } from '@/contract/document'
import { openDatabase, type Db } from '../store/database'
import { addFile } from '../store/files'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'
import { fileLink } from './links'
import { readRange } from './range'

let db: Db
let browser: Browser
let anyone: Browser

beforeAll(async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox } = await startTest({ dataDir })
  browser = new Browser(sandbox)
  anyone = new Browser(sandbox)
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
})
beforeEach(() => browser.loginAs('U1'))
afterAll(async () => {
  db.close()
  await cleanUp()
})

async function disclosure(isWanted: (row: { pageCount: number; size: number }) => boolean, of = browser) {
  const rows = await allRows(pageNum => dataOf(of, 'disclosureList', { pageNum, pageSize: 50 }))
  const found = rows.find(isWanted)
  if (!found) throw new Error('No such disclosure')
  return found
}

async function longReport(of = browser) {
  const { fileId } = await disclosure(({ pageCount }) => pageCount === 38, of)
  return dataOf(of, 'fileUrlQuery', { fileId })
}

describe('a file link', () => {
  test('opens the file without a cookie, as a PDF to be shown', async () => {
    const link = await longReport()
    expect(link).toMatchObject({
      fileName: '远岚·产融08号2025年年度管理报告.pdf',
      docName: '远岚·产融08号2025年年度管理报告',
      format: 'pdf',
      pageCount: 38,
      expireSeconds: FILE_URL_SECONDS,
    })
    expect(link.docId).not.toBe('')
    expect(link.url.startsWith('/')).toBe(true)
    expect(anyone.cookies.size).toBe(0)

    const response = await anyone.fetch(link.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent(link.fileName)}`,
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(Math.ceil(bytes.length / 1024)).toBe(link.size)
    const pdf = readPdf(bytes)
    expect(pdf.title).toBe(link.docName)
    expect(pdf.pages).toHaveLength(38)
    const last = pdf.pages[37]?.lines.map(line => line.text)
    expect(last?.[0]).toMatch(/^一百一十二、/)
    expect(last).toContain('第 38 / 38 页')
  })

  test('ends after its time, and a new one opens the file again', async () => {
    const later = (await startTest()).browser
    await later.loginAs('U1')
    const { url } = await longReport(later)
    await later.advance(FILE_URL_SECONDS - 5)
    expect((await later.fetch(url)).status).toBe(200)
    await later.advance(10)
    const expired = await later.fetch(url)
    expect(expired.status).toBe(403)
    expect(await expired.json()).toEqual({ code: '-403', msg: '文件链接已失效，请重新打开' })
    expect((await later.fetch((await longReport(later)).url)).status).toBe(200)
  })

  test.each<[string, (url: string) => string]>([
    ['another signature', url => url.replace(/sig=./, found => (found === 'sig=A' ? 'sig=B' : 'sig=A'))],
    ['no signature', url => url.replace(/&sig=.*/, '')],
    ['a later end', url => url.replace(/expires=\d/, 'expires=9')],
    ['an end that is no number', url => url.replace(/expires=\d+/, 'expires=Infinity')],
    ['two ends', url => `${url}&expires=9999999999999`],
    ['the id of another file', url => url.replace(/file\/F\w+/, 'file/FD001')],
    ['the id of no file', url => url.replace(/file\/F\w+/, 'file/nothing')],
  ])('with %s is refused', async (_name, change) => {
    const { url } = await longReport()
    expect(change(url)).not.toBe(url)
    const response = await anyone.fetch(change(url))
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('of a file that is gone finds nothing', async () => {
    await longReport()
    const { now } = await browser.control<{ now: string }>('GET', 'status')
    const response = await anyone.fetch(fileLink(db, 'gone', Date.parse(now)))
    expect(response.status).toBe(404)
  })

  test('is void once the store was seeded again', async () => {
    const again = (await startTest()).browser
    await again.loginAs('U1')
    const { url } = await longReport(again)
    await again.control('POST', 'reset')
    expect((await again.fetch(url)).status).toBe(403)
  })

  test('leaves no signature in the request log', async () => {
    const { url } = await longReport()
    await anyone.fetch(url)
    const sig = /sig=([\w-]+)/.exec(url)?.[1] ?? ''
    expect(sig).toHaveLength(43)
    expect(JSON.stringify(await browser.log())).not.toContain(sig)
  })
})

describe('whose file it is', () => {
  test.each(['U2', 'U3', 'U6'])('a paper of U1 is refused to %s', async customer => {
    const { fileId } = await disclosure(({ pageCount }) => pageCount === 38)
    await browser.loginAs(customer)
    expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
  })

  test('an export belongs to its customer, comes as it was handed in, to be saved', async () => {
    const text = '\ufeff交易流水号,金额\r\n1,0.01\r\n'
    const newFile = { fileName: "交易记录 (2026)'s.csv", format: 'csv', bytes: Buffer.from(text) } as const
    const fileId = addFile(db, { ...newFile, customerId: '100001', now: 0 })
    expect(fileId).toMatch(/^[\w-]{24}$/)
    const link = await dataOf(browser, 'fileUrlQuery', { fileId })
    expect(link).toMatchObject({ docId: '', docName: newFile.fileName, format: 'csv', pageCount: 0, size: 1 })
    const response = await anyone.fetch(link.url)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; /)
    const [, encoded = ''] = /filename\*=UTF-8''([\w%.~!-]+)$/.exec(disposition) ?? []
    expect(decodeURIComponent(encoded)).toBe(newFile.fileName)
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(text)

    await browser.loginAs('U6')
    expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
    expect((await browser.call('fileUrlQuery', { fileId: 'nothing' })).inner).toBe(INNER.notOwner)
  })
})

test('the broken file is there, with no byte in it', async () => {
  const { fileId } = await disclosure(({ size }) => size === 0)
  const link = await dataOf(browser, 'fileUrlQuery', { fileId })
  expect(link).toMatchObject({ format: 'pdf', size: 0, pageCount: 0 })
  const response = await anyone.fetch(link.url)
  expect(response.status).toBe(200)
  expect((await response.arrayBuffer()).byteLength).toBe(0)
})

describe('a range', () => {
  test('gets just its bytes; what cannot be had is refused with the size', async () => {
    const { url } = await longReport()
    const whole = Buffer.from(await (await anyone.fetch(url)).arrayBuffer())
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await anyone.fetch(url, { headers: { range, ...more } })
      return {
        status: response.status,
        contentRange: response.headers.get('content-range'),
        bytes: Buffer.from(await response.arrayBuffer()),
      }
    }
    const { length } = whole
    expect(await part('bytes=0-99')).toEqual({
      status: 206,
      contentRange: `bytes 0-99/${length}`,
      bytes: whole.subarray(0, 100),
    })
    expect(await part('bytes=-7')).toEqual({
      status: 206,
      contentRange: `bytes ${length - 7}-${length - 1}/${length}`,
      bytes: whole.subarray(-7),
    })
    expect(await part(`bytes=${length}-`)).toMatchObject({ status: 416, contentRange: `bytes */${length}` })
    expect(await part('bytes=0-1,5-6')).toMatchObject({ status: 200, bytes: whole })
    expect(await part('bytes=0-99', { 'if-range': '"other"' })).toMatchObject({ status: 200, bytes: whole })
  })

  test('in pieces of any size makes the whole again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 600 }), (size, step) => {
        const bytes = Array.from({ length: size }, (_, index) => index)
        const joined: number[] = []
        for (let start = 0; start < size; start += step) {
          const range = readRange(`bytes=${start}-${start + step - 1}`, size)
          if (range === undefined || range === 'unsatisfiable') throw new Error('No range')
          joined.push(...bytes.slice(range.start, range.end + 1))
        }
        expect(joined).toEqual(bytes)
      }),
    )
  })

  test.each([
    [undefined, 10, undefined],
    ['bytes=-', 10, undefined],
    ['bytes=5-3', 10, undefined],
    ['items=0-1', 10, undefined],
    ['bytes=9-', 10, { start: 9, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['bytes=-0', 10, 'unsatisfiable'],
    ['bytes=10-', 10, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
  ])('%p of %p bytes is %p', (header, size, expected) => {
    expect(readRange(header, size)).toEqual(expected)
  })
})
