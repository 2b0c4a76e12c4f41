/** @run long: a refused file leaves nothing on the phone */
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { fillFacts, haveInChat, INVESTOR } from './investor-steps'

const app = useApp()

describe('investor-review', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keeps nothing of a file of another kind or size', async () => {
    const phone = await app.launch({ customer: 'U2', path: INVESTOR })
    await phone.tap('开始认定')
    await fillFacts(phone)
    await phone.see('可以提交的材料')
    await phone.tap(/^本人单独同意/)
    const { chatFiles, files } = phone.host
    for (const [place, bytes] of [
      Buffer.from('PK word'),
      Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1024 * 1024)]),
    ].entries()) {
      haveInChat(phone, 'proof.pdf', bytes)
      await phone.tap('微信聊天文件')
      await phone.until(
        'the file was not refused',
        () => chatFiles.given === place + 1 && files.paths.length === 0,
      )
      await phone.see(/^仅支持JPG、PNG、PDF，单个文件不超过10MB$/)
    }
    phone.close()
  })
})
