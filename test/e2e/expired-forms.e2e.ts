/** @run long: a photo as large as phones take them */
import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, it } from 'node:test'
import { specimenPhoto } from './card-photo'
import { useApp } from './harness'
import { SCAN } from './id-card-visit'

const app = useApp()
const MEGABYTE = 1024 * 1024

describe('forms', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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
