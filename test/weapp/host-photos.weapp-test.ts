/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { fileFacts } from '../../sandbox/files/file-facts'
import { CAMERA_WORDS, sampleJpeg, samplePng } from '../../sandbox/testing/sample-files'
import { bundleModule } from './bundle-module'
import { launch, PAGE, plain } from './host-fixture'
import type { Phone } from './phone'

const PHOTO = sampleJpeg(4032, 3024, 600_000)
const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`

const METHODS = `
  async take() {
    const result = await require('../photo').takePhoto({ from: 'camera', camera: 'back' })
    const { photo } = result
    if (!photo) return wx.setStorageSync('done', result)
    const { file, width, height, preview, luminance } = photo
    const pieces = []
    for (let at = 0; at < file.size; at += 1000) {
      pieces.push(await file.piece(at, Math.min(file.size, at + 1000)))
    }
    const sha256 = await file.sha256()
    this.photo = photo
    wx.setStorageSync('done', { width, height, size: file.size, preview, pieces, sha256, measured: luminance.width })
  },
  drop() { this.photo.release() },
  settings() { require('../photo').openPhotoSettings().then(() => wx.setStorageSync('back', true)) },`

interface Done {
  readonly kind?: string
  readonly message?: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly preview: string
  readonly pieces: { base64: string; sha256: string }[]
  readonly sha256: string
  readonly measured: number
}

describe('the host: photos', { concurrency: 1 }, () => {
  let code = ''
  before(async () => {
    code = await bundleModule("export * from '@/platform/host/photo.weapp'")
  })

  const open = () =>
    launch({
      files: {
        'photo.js': code,
        'a/index.wxml':
          '<view bindtap="take">take</view><view bindtap="drop">drop</view><view bindtap="settings">settings</view><canvas type="2d" class="drawing-sheet"/>',
        'a/index.js': PAGE('a', '', METHODS),
      },
    })
  const take = async (phone: Phone) => {
    const before = JSON.stringify(phone.stored('done'))
    await phone.tap('take')
    await phone.until('nothing came of it', () => JSON.stringify(phone.stored('done')) !== before)
    return plain(phone.stored('done')) as Done
  }
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  it('the product draws a photo anew, at most 2000 wide, and reads it piece by piece', async () => {
    const phone = await open()
    phone.host.camera.photo = { dataUrl: dataUrl(PHOTO) }
    const done = await take(phone)
    assert.deepEqual([done.width, done.height, done.measured], [2000, 1500, 480])
    const bytes = Buffer.concat(done.pieces.map(({ base64 }) => Buffer.from(base64, 'base64')))
    assert.deepEqual([bytes.length, sumOf(bytes)], [done.size, done.sha256])
    assert.ok(done.pieces.every(({ base64, sha256 }) => sumOf(Buffer.from(base64, 'base64')) === sha256))
    assert.deepEqual([fileFacts(bytes)?.width, bytes.includes(CAMERA_WORDS)], [2000, false])
    assert.deepEqual(plain(phone.host.camera.opened), [{ from: 'camera', camera: 'back' }])
    // The camera's own file is gone at once, the photo once it is let go.
    assert.deepEqual(plain(phone.host.files.paths), [done.preview])
    await phone.tap('drop')
    await phone.quiet()
    assert.deepEqual(plain(phone.host.files.paths), [])
    phone.close()
  })

  it('going back without a photo, a file that is none, and a phone without memory each have their outcome', async () => {
    const phone = await open()
    const { camera, files } = phone.host
    assert.deepEqual(await take(phone), { kind: 'cancelled' })
    camera.photo = { dataUrl: dataUrl(samplePng()) }
    const unreadable = { kind: 'failed', message: '这张照片打不开，请换一张JPG或PNG照片' }
    assert.deepEqual(await take(phone), unreadable)
    assert.deepEqual(plain(files.paths), [])
    phone.close()
    const small = await open()
    small.host.camera.photo = { dataUrl: dataUrl(PHOTO) }
    small.host.files.canExportCanvas = false
    assert.deepEqual(await take(small), unreadable)
    small.close()
  })

  it('a camera that is refused has its switch in the settings', async () => {
    const phone = await open()
    const { camera, dialogs } = phone.host
    camera.photo = { dataUrl: dataUrl(PHOTO) }
    camera.isAllowed = false
    const refused = await take(phone)
    assert.deepEqual(refused, {
      kind: 'refused',
      message: '没有使用摄像头的权限：请在设置中打开“摄像头”，再返回这里',
    })
    await phone.tap('settings')
    await phone.until('no way back', () => phone.stored('back') === true)
    assert.equal(dialogs.settingsOpened, 1)
    assert.equal((await take(phone)).width, 2000)
    phone.close()
  })

  it('without the privacy consent the words name it', async () => {
    const phone = await open()
    phone.host.files.isPrivacyAgreed = false
    const { kind, message } = await take(phone)
    assert.deepEqual([kind, message], ['failed', '拍照需要您先同意隐私保护指引，请再点一次并选择同意'])
    phone.close()
  })

  it('a part beyond the end of a file is refused in WeChat’s words', async () => {
    const phone = await launch({
      files: {
        'a/index.js': PAGE(
          'a',
          `const fs = wx.getFileSystemManager()
           const path = wx.env.USER_DATA_PATH + '/x'
           fs.writeFileSync(path, 'AAAA', 'base64')
           const tell = e => wx.setStorageSync('said', (wx.getStorageSync('said') || []).concat(e.errMsg))
           fs.readFile({ filePath: path, position: 1, length: 3, fail: tell })
           fs.readFile({ filePath: path, position: 3, length: 1, fail: tell })
           fs.readFile({ filePath: path + 'y', fail: tell })
           fs.readFile({ filePath: path, position: 1, length: 2, success: ({ data }) => tell({ errMsg: data.byteLength }) })`,
        ),
      },
    })
    await phone.until('not told', () => (phone.stored('said') as unknown[] | undefined)?.length === 4)
    assert.deepEqual(plain(phone.stored('said')), [
      'readFile:fail the value of "length" is out of range.',
      'readFile:fail the value of "position" is out of range.',
      'readFile:fail no such file or directory, open wxfile://usr/xy',
      2,
    ])
    phone.close()
  })
})
