/** @run long: reload and session in more forms; one of each is in session */
import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, it } from 'node:test'
import { amountOf, typeAmount } from './buying-steps'
import { specimenPhoto } from './card-photo'
import { until, useApp, type Visit } from './harness'
import { SCAN } from './id-card-visit'
import { addProducts, FORM, typeLine } from './instruction-steps'
import { loginAgain } from './login-again'

const app = useApp()
const TAX = '/phone/declareIdentity/identity'
const TAX_DETAILS = '/phone/declareIdentity/stateInfo'
const PURCHASE = '/phone/product/productDetailFix'
const PERSON = '/phone/beneficiaryinfo/addbeneficiary'
const MEGABYTE = 1024 * 1024

interface FormCase {
  readonly address: string
  /** Where the login leads back to. */
  readonly page: string
  /** From the address to something typed. */
  fill(visit: Visit): Promise<void>
  /** Asks the server for something from here. */
  goOn(visit: Visit): Promise<void>
  /** Looks at what was typed. */
  found(visit: Visit): Promise<string>
  readonly typed: string
}

const byLabel = (visit: Visit, label: string) => visit.front().getByLabel(label, { exact: true })

const FORMS: Readonly<Record<string, FormCase>> = {
  'a tax declaration': {
    address: TAX,
    page: TAX_DETAILS,
    typed: '北京',
    async fill(visit) {
      await visit.page.getByRole('radio', { name: /既是中国税收居民/ }).click()
      await visit.tap('下一步')
      await visit.see('英文或拼音姓名')
      await byLabel(visit, '出生地（中文）').fill('北京')
    },
    goOn: visit => byLabel(visit, '出生地（英文或拼音）').fill('BEIJING'),
    found: visit => byLabel(visit, '出生地（中文）').inputValue(),
  },
  'a beneficiary': {
    address: `${PERSON}?applyId=FA3`,
    page: PERSON,
    typed: '林景和',
    fill: visit => byLabel(visit, '姓名').fill('林景和'),
    goOn: visit => byLabel(visit, '联系地址').fill('北京市海淀区中关村南大街1号'),
    found: visit => byLabel(visit, '姓名').inputValue(),
  },
  'an instruction': {
    address: `${FORM}?trustId=FT1`,
    page: FORM,
    typed: '400000',
    async fill(visit) {
      await addProducts(visit, ['远岚·短债增利'])
      await typeLine(visit, '申购金额（元）', 0, '400000')
    },
    goOn: visit => typeLine(visit, '申购金额（元）', 0, '410000'),
    found: visit => visit.front().getByLabel('申购金额（元）').first().inputValue(),
  },
  'a purchase': {
    address: `${PURCHASE}?productId=C02`,
    page: PURCHASE,
    typed: '400000',
    fill: visit => typeAmount(visit, '400000'),
    goOn: visit => typeAmount(visit, '410000'),
    found: visit => amountOf(visit).inputValue(),
  },
}

describe('forms', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [name, form] of Object.entries(FORMS)) {
    it(`${name}: a session that ends in the middle costs nothing that was saved`, async () => {
      await app.control('POST', 'ready-to-buy', { customer: 'U1' })
      const visit = await app.visit({ customer: 'U1', expectedErrors: /401|Failed to load resource/ })
      await visit.open(form.address)
      await form.fill(visit)
      await until(`${form.typed} is saved`, async () =>
        (await app.log('draftSave')).some(({ requestData }) =>
          String(requestData.content).includes(form.typed),
        ),
      )
      await app.control('POST', 'expire', {})
      await form.goOn(visit)
      await loginAgain(app, visit, '19900000001')
      await visit.arriveAt(form.page)
      await visit.idle()
      assert.equal((await form.found(visit)).replace(/,/g, ''), form.typed)
      await visit.close()
    })
  }

  it('a photo of 12 MB is made smaller on the phone, and read', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(SCAN)
    await visit.see('这样的照片不能通过')
    await visit.front().getByRole('checkbox').click()
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'photo-')), 'IMG_0001.jpg')
    // Behind its end a JPEG may carry anything: phones put their short film there.
    await writeFile(
      file,
      Buffer.concat([specimenPhoto('front', undefined, 'U3'), Buffer.alloc(12 * MEGABYTE)]),
    )
    const [chooser] = await Promise.all([
      visit.page.waitForEvent('filechooser'),
      visit.page.getByRole('button', { name: '拍摄人像面' }).first().click(),
    ])
    await chooser.setFiles(file)
    await visit.see('证件号码')
    const [start, ...others] = await app.log('fileUploadStart')
    assert.equal(others.length, 0)
    assert.ok(Number(start?.requestData.size) < MEGABYTE, String(start?.requestData.size))
    await visit.close()
  })
})
