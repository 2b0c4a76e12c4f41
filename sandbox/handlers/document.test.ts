import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { Document } from '@/contract/document'
import { isOn } from '@/lib/flag'
import { openDatabase } from '../store/database'
import { disclosureFileOf, documentsOfProduct } from '../store/documents'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let dataDir: string
let browser: Browser
let other: Browser

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox } = await startTest({ dataDir })
  browser = new Browser(sandbox)
  other = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const all = { pageNum: 1, pageSize: 50 }

const disclosures = (of: Browser, filter: object = {}): Promise<Document[]> =>
  allRows(pageNum => dataOf(of, 'disclosureList', { ...filter, pageNum, pageSize: 50 }))

interface Progress {
  readonly lastPage: number
  readonly isEnd: '0' | '1'
  readonly seconds: number
}

const report = (docId: string, progress: Progress) =>
  browser.call('docReadReport', { docId, ...progress, requestNo: randomUUID() })

async function open(docId: string): Promise<void> {
  const row = (await disclosures(browser)).find(one => one.docId === docId)
  expect((await browser.call('fileUrlQuery', { fileId: row?.fileId })).inner).toBe(INNER.success)
}

/** Opens a document, stays for the seconds, and reports. */
async function read(docId: string, progress: Progress) {
  await open(docId)
  await browser.advance(progress.seconds)
  return report(docId, progress)
}

describe('the list of disclosures', () => {
  test('holds everything U1 holds or held, newest first, nine of them unread', async () => {
    const { total, unread, years } = await dataOf(browser, 'disclosureList', all)
    const rows = await disclosures(browser)
    expect(total).toBe(94)
    expect(unread).toBe(9)
    expect(rows.filter(row => !isOn(row.readFlag))).toHaveLength(9)
    expect(years.slice(0, 4)).toEqual(['2026', '2025', '2024', '2023'])
    const order = rows.map(row => `${row.publishDate} ${row.docId}`)
    expect(order).toEqual([...order].sort().reverse())
  })

  test.each([
    ['a product', { productId: 'P02' }, 7, 1],
    ['a trust', { trustId: 'FT1' }, 22, 2],
    ['a liquidated product', { productId: 'H03' }, 2, 0],
  ])('can be of %s alone', async (_name, scope, total, unread) => {
    expect(await dataOf(browser, 'disclosureList', { ...scope, ...all })).toMatchObject({ total, unread })
  })

  test('filters by type and year, and names all years whatever the filter', async () => {
    const filter = { productId: 'P02', disclosureType: '03', year: '2025' }
    const answer = await dataOf(browser, 'disclosureList', { ...filter, ...all })
    expect(answer.list.map(row => row.publishDate)).toEqual(['2025-04-22'])
    expect(answer.years).toEqual(['2026', '2025', '2024'])
  })

  test.each([
    ['U3', { productId: 'P02' }],
    ['U3', { trustId: 'FT1' }],
    ['U2', { productId: 'P02' }],
    ['U1', { productId: 'Q01' }],
    ['U1', { productId: 'nothing' }],
  ])('is refused to %s for %p', async (customer, scope) => {
    await other.loginAs(customer)
    expect((await other.call('disclosureList', { ...scope, ...all })).inner).toBe(INNER.notOwner)
  })

  test('is empty for a new customer, and short for U6', async () => {
    await other.loginAs('U3')
    expect(await dataOf(other, 'disclosureList', all)).toMatchObject({ total: 0, years: [], unread: 0 })
    await other.loginAs('U6')
    expect(await disclosures(other, { productId: 'Q01' })).toHaveLength(1)
  })

  test('has one file of 38 pages and one broken file of no byte', async () => {
    const rows = await disclosures(browser)
    expect(rows.filter(row => row.pageCount === 38)).toHaveLength(1)
    expect(rows.filter(row => row.size === 0)).toEqual([
      expect.objectContaining({ pageCount: 0, readFlag: '0' }),
    ])
  })
})

describe('reading a document', () => {
  const unreadOf = async (docId: string) =>
    (await disclosures(browser)).find(row => row.docId === docId)?.readFlag === '0'

  const waiting = async () => {
    const row = (await disclosures(browser)).find(({ mustRead }) => isOn(mustRead))
    if (!row) throw new Error('No document has to be read')
    return row
  }

  test('counts as read at the end, on the last page, after the shortest time', async () => {
    const { docId, pageCount, minReadSeconds } = await waiting()
    expect([pageCount, minReadSeconds]).toEqual([2, 10])

    await read(docId, { lastPage: 1, isEnd: '1', seconds: 60 })
    expect(await unreadOf(docId)).toBe(true)
    await read(docId, { lastPage: 2, isEnd: '0', seconds: 0 })
    expect(await unreadOf(docId)).toBe(true)
    await read(docId, { lastPage: 2, isEnd: '1', seconds: 0 })
    expect(await unreadOf(docId)).toBe(false)
    const { unread } = await dataOf(browser, 'disclosureList', all)
    expect(unread).toBe(8)
  })

  test('is not the word of the reader: what the server did not see pass does not count', async () => {
    const { docId } = await waiting()
    const end: Progress = { lastPage: 2, isEnd: '1', seconds: 3600 }
    await report(docId, end)
    expect(await unreadOf(docId)).toBe(true)
    await open(docId)
    await report(docId, end)
    expect(await unreadOf(docId)).toBe(true)
    await browser.advance(9)
    await report(docId, end)
    expect(await unreadOf(docId)).toBe(true)
    // The nine seconds count once; with the tenth it is read.
    await browser.advance(1)
    await report(docId, end)
    expect(await unreadOf(docId)).toBe(false)
  })

  test('has no page beyond the last', async () => {
    const { docId } = await waiting()
    await open(docId)
    for (const lastPage of [3, 9999]) {
      const answer = await report(docId, { lastPage, isEnd: '1', seconds: 0 })
      expect(answer).toMatchObject({ inner: INNER.invalidInput, data: { errors: [{ field: 'lastPage' }] } })
    }
    const agreement = await report('AG-PRIV-31', { lastPage: 2, isEnd: '1', seconds: 60 })
    expect(agreement.inner).toBe(INNER.invalidInput)
  })

  test('adds up the seconds of several sittings', async () => {
    const { docId } = await waiting()
    await read(docId, { lastPage: 2, isEnd: '1', seconds: 6 })
    expect(await unreadOf(docId)).toBe(true)
    await read(docId, { lastPage: 2, isEnd: '1', seconds: 4 })
    expect(await unreadOf(docId)).toBe(false)
  })

  test('lowers the counts of its product and of the trust, for this customer alone', async () => {
    const [product] = await disclosures(browser, { productId: 'P12' })
    await read(product?.docId ?? '', { lastPage: 1, isEnd: '1', seconds: 0 })
    expect((await dataOf(browser, 'disclosureList', { productId: 'P12', ...all })).unread).toBe(0)

    for (const row of await disclosures(browser, { trustId: 'FT1' })) {
      await read(row.docId, { lastPage: row.pageCount, isEnd: '1', seconds: 0 })
    }
    const { counts } = await dataOf(browser, 'trustPositionDetail', { trustId: 'FT1' })
    expect(counts.unreadDisclosures).toBe(0)
    await other.loginAs('U2')
    const benefit = await dataOf(other, 'beneficiaryPositionDetail', { trustId: 'FT1' })
    expect(benefit.unreadDisclosures).toBe(2)
  })

  test('stays read when it is opened again and closed on the first page', async () => {
    const { docId } = await waiting()
    await read(docId, { lastPage: 2, isEnd: '1', seconds: 12 })
    await read(docId, { lastPage: 1, isEnd: '0', seconds: 1 })
    expect(await unreadOf(docId)).toBe(false)
  })

  test('a foreign document and one that does not exist are refused', async () => {
    await other.loginAs('U3')
    const { docId } = await waiting()
    const progress = { lastPage: 1, isEnd: '1', seconds: 1 }
    for (const id of [docId, 'D999']) {
      const answer = await other.call('docReadReport', { docId: id, ...progress, requestNo: randomUUID() })
      expect(answer.inner).toBe(INNER.notOwner)
    }
  })
})

test('the store names the newest file of a type and the papers of a product', () => {
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  try {
    const nameOf = (fileId: string) =>
      db.get<{ name: string }>('SELECT name FROM documents WHERE file_id = ?', fileId)?.name
    expect(nameOf(disclosureFileOf(db, 'P02', '04'))).toBe('远岚·稳泰18号2025年年度管理报告')
    expect(nameOf(disclosureFileOf(db, 'H01', '08'))).toBe('远岚·稳泰01号清算报告')
    expect(nameOf(disclosureFileOf(db, 'P04', '06'))).toContain('收益分配公告')
    expect(disclosureFileOf(db, 'P12', '06')).toBe('')
    const papers = documentsOfProduct(db, '100001', 'P07')
    expect(papers.map(({ docType }) => docType).sort()).toEqual([
      'contract',
      'contract',
      'contract',
      'product',
    ])
  } finally {
    db.close()
  }
})

describe('the text of a document', () => {
  /** A paper that has to be read for ten seconds, new to U1. */
  const MUST_READ = async () => {
    const row = (await disclosures(browser)).find(one => isOn(one.mustRead) && !isOn(one.readFlag))
    if (!row) throw new Error('nothing must be read')
    return row
  }

  test('has the pages of its file, and the hash of its bytes', async () => {
    const { fileId, pageCount } = await MUST_READ()
    const { url, reading } = await dataOf(browser, 'fileUrlQuery', { fileId })
    const text = await dataOf(browser, 'docText', { fileId })
    const bytes = Buffer.from(await (await browser.fetch(url)).arrayBuffer())
    expect(text.hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect([text.pages.length, reading]).toEqual([
      pageCount,
      { hash: text.hash, version: '1.0', mustRead: '1', minReadSeconds: 10, readFlag: '0', readPage: 0 },
    ])
  })

  test('is read as the file is: to the end, for its seconds by the server’s clock', async () => {
    const { docId, fileId, pageCount } = await MUST_READ()
    const { hash } = await dataOf(browser, 'docText', { fileId })
    const status = async (seconds: number) =>
      (
        await dataOf(browser, 'docReadReport', {
          ...{ docId, hash, lastPage: pageCount, isEnd: '1', seconds },
          requestNo: randomUUID(),
        })
      ).readStatus
    expect(await status(10)).toBe('1')
    await browser.advance(10)
    expect(await status(10)).toBe('2')
  })

  test('of a new version has to be read again; a reading of the one before counts for nothing', async () => {
    const { docId, fileId, pageCount } = await MUST_READ()
    const before = await dataOf(browser, 'docText', { fileId })
    const send = (hash: string) =>
      browser.call('docReadReport', {
        ...{ docId, hash, lastPage: pageCount, isEnd: '1', seconds: 10 },
        requestNo: randomUUID(),
      })
    const flagOf = async () => (await dataOf(browser, 'fileUrlQuery', { fileId })).reading?.readFlag
    await browser.advance(10)
    expect((await send(before.hash)).data).toEqual({ readStatus: '2' })
    expect(await flagOf()).toBe('1')
    await browser.control('POST', 'document-version', { docId, version: '2.0' })
    expect(await flagOf()).toBe('0')
    const after = await dataOf(browser, 'docText', { fileId })
    expect(after.hash).not.toBe(before.hash)
    await browser.advance(10)
    expect(await send(before.hash)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '文件已更新，请重新阅读',
    })
    expect(await flagOf()).toBe('0')
    await browser.advance(10)
    expect((await send(after.hash)).data).toEqual({ readStatus: '2' })
    expect(await flagOf()).toBe('1')
  })

  test('is refused to others, and for what is no document', async () => {
    const { fileId } = await MUST_READ()
    await other.loginAs('U3')
    expect((await other.call('docText', { fileId })).inner).toBe(INNER.notOwner)
    expect((await browser.call('docText', { fileId: 'none' })).inner).toBe(INNER.notOwner)
  })

  test('of a broken file has no pages', async () => {
    expect((await dataOf(browser, 'docText', { fileId: 'FD104' })).pages).toEqual([])
  })
})

test('the products to choose from are those that disclosed something; under a trust there are none', async () => {
  await browser.loginAs('U1')
  const page = { pageNum: 1, pageSize: 50 }
  const { products, total } = await dataOf(browser, 'disclosureList', page)
  expect(products.length).toBeGreaterThan(5)
  let sum = 0
  for (const { productId } of products) {
    const ofProduct = await dataOf(browser, 'disclosureList', { productId, ...page })
    expect([productId, ofProduct.total > 0]).toEqual([productId, true])
    sum += ofProduct.total
  }
  const ofTrust = await dataOf(browser, 'disclosureList', { trustId: 'FT1', ...page })
  expect([sum + ofTrust.total, ofTrust.products]).toEqual([total, []])
})
