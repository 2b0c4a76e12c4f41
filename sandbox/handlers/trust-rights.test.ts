import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import { openDatabase } from '../store/database'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { readPdf } from '../testing/read-pdf'

type Role = 'principal' | 'beneficiary' | 'stranger'

/** U1 set the trust up, U2 is guardian of its youngest beneficiary, U6 has nothing to do with it. */
const CUSTOMERS: Readonly<Record<Role, string>> = { principal: 'U1', beneficiary: 'U2', stranger: 'U6' }
const ROLES = Object.keys(CUSTOMERS) as Role[]

const paging = { pageNum: 1, pageSize: 50 }
const trustId = 'FT1'

/** Every endpoint that names a trust or something in it, and who may call it. */
const CALLS: readonly (readonly [EndpointName, object, readonly Role[]])[] = [
  ['trustPositionDetail', { trustId }, ['principal']],
  ['beneficiaryList', { trustId }, ['principal']],
  ['distSchemeDetail', { trustId }, ['principal']],
  ['distRecordList', { trustId, ...paging }, ['principal']],
  ['appendList', { trustId, ...paging }, ['principal']],
  ['trustTradeList', { trustId, ...paging }, ['principal']],
  ['trustTradeDetail', { tradeId: 'TT0001' }, ['principal']],
  ['trustNetValueList', { trustId, range: 'all' }, ['principal']],
  ['investmentPlanDetail', { trustId }, ['principal']],
  // U1 may look at what his own minor child receives, as her guardian.
  ['beneficiaryPositionDetail', { trustId }, ['principal', 'beneficiary']],
  ['beneficiaryDistScheme', { trustId }, ['principal', 'beneficiary']],
  ['beneficiaryRecordList', { trustId, ...paging }, ['principal', 'beneficiary']],
  ['trustContractList', { trustId }, ['principal', 'beneficiary']],
  ['disclosureList', { trustId, ...paging }, ['principal', 'beneficiary']],
]

/** What belongs to somebody else in the eyes of U2: names as they are shown, tails of cards, figures of the trust. */
const FOREIGN = [
  '林*禾',
  '林*木',
  '许*兰',
  '公益慈善',
  '林嘉禾',
  '林嘉木',
  '许慧兰',
  '林致远',
  '0005',
  '0037',
  '0064',
  '0021',
  '18652300',
  '18,652,300',
  '17422300',
  '3412860',
  '1860000',
]

let dataDir: string
let browsers: Record<Role, Browser>

beforeAll(async () => {
  dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox } = await startTest({ dataDir })
  browsers = {
    principal: new Browser(sandbox),
    beneficiary: new Browser(sandbox),
    stranger: new Browser(sandbox),
  }
  for (const role of ROLES) await browsers[role].loginAs(CUSTOMERS[role])
})
afterAll(cleanUp)

describe.each(CALLS)('%s', (name, request, allowed) => {
  test.each(ROLES)(`is answered or refused as the rights of the %s say`, async role => {
    const answer = await browsers[role].call(name, request)
    expect(answer.inner).toBe(allowed.includes(role) ? INNER.success : INNER.notOwner)
    if (!allowed.includes(role)) expect(answer.data).toBeUndefined()
  })

  test('refuses a trust that does not exist like a foreign one', async () => {
    const unknown = 'trustId' in request ? { ...request, trustId: 'FT9' } : { tradeId: 'TT9999' }
    expect((await browsers.principal.call(name, unknown)).inner).toBe(INNER.notOwner)
  })
})

describe('what the beneficiary is told', () => {
  test('no answer holds a name, an account or a figure of anybody else', async () => {
    const texts: string[] = []
    for (const [name, request] of CALLS) {
      const { text, data } = await browsers.beneficiary.call(name, request)
      // Request numbers and signatures are none of the data; the answer's data are.
      if (data !== undefined) texts.push(JSON.stringify(data))
      else expect(text).not.toContain('"data"')
    }
    for (const holderRole of ['1', '2']) {
      const { data } = await browsers.beneficiary.call('trustPositionList', { holderRole, ...paging })
      texts.push(JSON.stringify(data))
    }
    texts.push(JSON.stringify((await browsers.beneficiary.call('disclosureList', paging)).data))
    expect(texts.length).toBeGreaterThanOrEqual(8)
    for (const text of texts) for (const foreign of FOREIGN) expect(text).not.toContain(foreign)
  })

  test('the scan would find them: the principal is told each of these names', async () => {
    const { data } = await browsers.principal.call('beneficiaryList', { trustId })
    for (const name of ['林*禾', '林*木', '许*兰', '公益慈善', '0005', '0037', '0064', '0021']) {
      expect(JSON.stringify(data)).toContain(name)
    }
  })

  test('no paper of the trust that may be opened holds them either', async () => {
    const browser = browsers.beneficiary
    const contracts = await dataOf(browser, 'trustContractList', { trustId })
    const disclosures = await allRows(pageNum =>
      dataOf(browser, 'disclosureList', { trustId, pageNum, pageSize: 50 }),
    )
    expect(contracts.list).toHaveLength(3)
    for (const { fileId } of [...contracts.list, disclosures[0]].filter(paper => paper !== undefined)) {
      const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
      const pdf = readPdf(new Uint8Array(await (await browser.fetch(url)).arrayBuffer()))
      const text = pdf.pages.flatMap(page => page.lines.map(line => line.text)).join('')
      expect(text).toContain('林氏家族信托')
      for (const foreign of FOREIGN) expect(text).not.toContain(foreign)
    }
  })
})

test('a stranger finds no trust but their own in either role', async () => {
  for (const holderRole of ['1', '2'] as const) {
    const { list } = await dataOf(browsers.stranger, 'trustPositionList', { holderRole, ...paging })
    // A trust of their own is none of this one's.
    expect(list.filter(row => row.trustId === trustId)).toEqual([])
  }
})

test('a stranger can take back or delete nobody else’s application', async () => {
  for (const name of ['ftApplicationDelete', 'ftApplicationWithdraw']) {
    const request = { applyId: 'FA3', requestNo: randomUUID() }
    expect((await browsers.stranger.call(name, request)).inner).toBe(INNER.notOwner)
  }
})

test('a beneficiary to whom the contract does not give it sees neither contracts nor their files', async () => {
  const { list } = await dataOf(browsers.principal, 'trustContractList', { trustId })
  const fileId = list[0]?.fileId ?? ''
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  const rights = (text: string) => db.run("UPDATE beneficiaries SET rights = ? WHERE id = 'FT1-B4'", text)
  rights('view,distribute')
  try {
    expect((await browsers.beneficiary.call('trustContractList', { trustId })).inner).toBe(INNER.notOwner)
    expect((await browsers.beneficiary.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
    expect((await browsers.beneficiary.call('disclosureList', { trustId, ...paging })).inner).toBe(
      INNER.success,
    )
    rights('distribute')
    expect((await browsers.beneficiary.call('disclosureList', { trustId, ...paging })).inner).toBe(
      INNER.notOwner,
    )
  } finally {
    rights('view,distribute,contract')
    db.close()
  }
})

test('a guardian looks at the benefits of a minor only until the minor comes of age', async () => {
  const { sandbox, browser } = await startTest()
  await browser.loginAs('U2')
  expect((await browser.call('beneficiaryPositionDetail', { trustId })).inner).toBe(INNER.success)
  // B4 turns 18 on 2028-05-20.
  await browser.advance(366 * 86400)
  await browser.advance(180 * 86400)
  const later = new Browser(sandbox)
  await later.loginAs('U2')
  expect((await later.call('beneficiaryPositionDetail', { trustId })).inner).toBe(INNER.success)
  await later.advance(2 * 86400)
  await later.loginAs('U2')
  expect((await later.call('beneficiaryPositionDetail', { trustId })).inner).toBe(INNER.notOwner)
})
