/** @run long: a device without room for another byte */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'
import { sign } from './signature-visit'

const app = useApp()
const TYPE = '/phone/declareIdentity/identity'

/** Runs in every page: a device without room for another byte. */
const FULL_DEVICE = `Storage.prototype.setItem = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}`

const field = ({ page }: Visit, label: string) => page.getByLabel(label, { exact: true })
const valueOf = (visit: Visit, label: string) => field(visit, label).inputValue()
const lastSaved = async () => String((await app.log('draftSave')).at(-1)?.requestData.content)
const hasSaved = (words: string) =>
  until(`${words} is saved`, async () => (await lastSaved()).includes(words))

async function openDetails(visit: Visit): Promise<void> {
  await visit.open(TYPE)
  await visit.page.getByRole('radio', { name: /既是中国税收居民/ }).click()
  await visit.tap('下一步')
  await visit.see('英文或拼音姓名')
}

describe('a draft', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is filled in, kept and handed in on a device that is full', async () => {
    const visit = await app.visit({ customer: 'U1', initScript: FULL_DEVICE })
    await openDetails(visit)
    await field(visit, '出生地（中文）').fill('北京')
    await hasSaved('北京')
    await visit.page.reload()
    await visit.see('英文或拼音姓名')
    assert.equal(await valueOf(visit, '出生地（中文）'), '北京')
    await visit.open(TYPE)
    await visit.page.getByRole('radio', { name: /仅为中国税收居民/ }).click()
    await visit.page.getByRole('checkbox').click()
    await visit.tap('签名并提交')
    await visit.see('请签')
    await sign(visit.page)
    await visit.tap('确认签名')
    await visit.see('声明已生效')
    assert.deepEqual(
      (await app.log('taxDeclareSubmit')).map(({ requestData }) => requestData.taxType),
      ['1'],
    )
    await visit.close()
  })
})
