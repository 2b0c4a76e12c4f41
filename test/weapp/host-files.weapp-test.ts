/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { launch, notes, ORIGIN, PAGE, plain, runInPage } from './host-fixture'

/** Bytes that are no text in any encoding. */
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0x00, 0xff])])

let url = ''
const server = http.createServer((request, response) => {
  if (request.url === '/slow') return
  if (request.url === '/gone') response.statusCode = 404
  response.setHeader('Content-Type', request.url === '/table' ? 'text/csv' : 'application/pdf')
  response.end(request.url === '/empty' ? '' : request.url === '/table' ? 'a,b\n' : PDF)
})
before(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const download = (path: string, then: string) =>
  `wx.downloadFile({ url: '${ORIGIN}${path}', success: r => { ${then} }, fail: e => done(e.errMsg) })`
const OPEN = `wx.openDocument({ filePath: r.tempFilePath, fileType: 'pdf', showMenu: true,
  complete: e => done(e.errMsg) })`
const SEND = `wx.shareFileMessage({ filePath: r.tempFilePath, fileName: 'mine.csv', complete: e => done(e.errMsg) })`

describe('the host: files', { concurrency: 1 }, () => {
  const run = async (script: string) => {
    const more = `const done = value => wx.setStorageSync('done', value); ${script}`
    const phone = await launch({ files: { 'a/index.js': PAGE('a', more) }, server: url })
    await phone.until('never done', () => phone.stored('done') !== undefined)
    phone.close()
    return { value: phone.stored('done'), handed: phone.host.handed }
  }

  it('fetches a file with its bytes as they are, and opens it in the viewer', async () => {
    const { value, handed } = await run(download('/file', OPEN))
    assert.equal(value, 'openDocument:ok')
    assert.deepEqual(plain(handed.opened), [
      { name: '', hasMenu: true, size: PDF.length, head: PDF.toString('latin1') },
    ])
  })

  it('sends a file to a chat under its name, unless the customer chooses none', async () => {
    const { value, handed } = await run(download('/table', SEND))
    assert.equal(value, 'shareFileMessage:ok')
    assert.deepEqual(plain(handed.sent), [{ name: 'mine.csv', hasMenu: false, size: 4, head: 'a,b\n' }])
  })

  for (const [name, script, expected] of [
    ['keeps the body of any status', download('/gone', 'done(r.statusCode)'), 404],
    ['shows nothing of an empty file', download('/empty', OPEN), 'openDocument:fail filetype not supported'],
    ['shows nothing of a table', download('/table', OPEN), 'openDocument:fail filetype not supported'],
    [
      'opens no file that is not there',
      `wx.openDocument({ filePath: 'x', fileType: 'pdf', fail: e => done(e.errMsg) })`,
      "openDocument:fail file doesn't exist, filePath: x",
    ],
    [
      'fetches from the addresses of its list only',
      `wx.downloadFile({ url: 'https://elsewhere.test/', fail: e => done(e.errMsg) })`,
      'downloadFile:fail url not in domain list',
    ],
  ] as const) {
    it(name, async () => assert.equal((await run(script)).value, expected))
  }

  it('says that the customer chose no chat', async () => {
    const phone = await launch({
      files: {
        'a/index.wxml': '<view bindtap="send">send</view>',
        'a/index.js': PAGE(
          'a',
          `const done = text => note(text); getApp().send = () => { ${download('/table', SEND)} }`,
          'send() { getApp().send() }',
        ),
      },
      server: url,
    })
    phone.host.handed.isWillingToSend = false
    await phone.tap('send')
    await phone.until('no answer', () => notes(phone).includes('a.shareFileMessage:fail cancel'))
    assert.equal(phone.host.handed.sent.length, 0)
    phone.close()
  })
})

describe('the host: the connection', { concurrency: 1 }, () => {
  const WATCH = `
    const heard = e => note(e.networkType + ' ' + e.isConnected)
    wx.onNetworkStatusChange(heard)
    getApp().stop = () => wx.offNetworkStatusChange(heard)
    wx.request({ url: '${ORIGIN}/slow', fail: e => note(e.errMsg + ' ' + e.errno) })`

  it('can be lost: who listens hears of it, and requests fail, those on their way as well', async () => {
    const phone = await launch({
      files: {
        'a/index.wxml': '<view bindtap="ask">ask</view>',
        'a/index.js': PAGE(
          'a',
          WATCH,
          `ask() { wx.request({ url: '${ORIGIN}/file', fail: e => note('again: ' + e.errMsg) })
             wx.getNetworkType({ success: r => note(r.networkType) }) }`,
        ),
      },
      server: url,
    })
    const { connection } = phone.host
    await phone.until('nothing was sent', () => connection.pending === 1)
    connection.switchTo('none')
    await phone.quiet()
    await phone.tap('ask')
    await phone.quiet()
    connection.switchTo('4g')
    await phone.quiet()
    assert.deepEqual(notes(phone).slice(-5).sort(), [
      'a.4g true',
      'a.again: request:fail network interrupted error',
      'a.none',
      'a.none false',
      'a.request:fail network interrupted error 600003',
    ])
    assert.equal(connection.pending, 0)
    phone.close()
  })

  it('is there at the start', async () => {
    const { value } = await runInPage('wx.getNetworkType({ success: r => done(r.networkType) })')
    assert.equal(value, 'wifi')
  })
})
