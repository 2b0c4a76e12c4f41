/** @run long: how the steps stand in larger letters, and the browser's own files */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { samplePdf } from '../../sandbox/testing/sample-files'
import { overflow, seriousFindings } from './audit'
import { useApp } from './harness'
import { choose, fillFacts, INVESTOR, open } from './investor-visit'

const app = useApp()
const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: samplePdf() }

describe('investor-review', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await open(app, 'U2', `${INVESTOR}?multipleView=${scale}`)
      const check = async () =>
        assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.see('怎样办理')
      await check()
      await visit.tap('开始认定')
      await visit.see('只需符合一项')
      await check()
      await fillFacts(visit)
      await visit.see('可以提交的材料')
      await visit.tap(/^本人单独同意/, 'checkbox')
      await choose(visit, '选择文件', proof)
      await visit.see('PDF文件，1 KB')
      await check()
      const download = visit.page.waitForEvent('download')
      await visit.tap(/^查看证明材料\d$/, 'link')
      assert.match((await download).suggestedFilename(), /^证明材料\d\.pdf$/)
      await visit.tap('下一步')
      await visit.see('请核对')
      await check()
      await visit.close()
    })
  }
})
