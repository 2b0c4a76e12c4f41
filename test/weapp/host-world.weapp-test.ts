/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { launch, runInPage } from './host-fixture'

describe('the host: the world of the code', { concurrency: 1 }, () => {
  it('has the language and what WeChat gives, nothing of the web', async () => {
    const { value } = await runInPage(`done({
      web: [typeof window, typeof document, typeof fetch, typeof URL, typeof AbortController, typeof process, typeof performance],
      own: [typeof wx, typeof getApp, typeof setTimeout, typeof console, typeof Promise, typeof globalThis],
    })`)
    assert.deepEqual(value, {
      web: Array(7).fill('undefined'),
      own: ['object', 'function', 'function', 'object', 'function', 'object'],
    })
  })

  it('has nothing that an engine of the browser floor lacks', async () => {
    const { value } = await runInPage(
      `done([typeof [].at, typeof ''.replaceAll, typeof Object.hasOwn, typeof BigInt, typeof [].flat, typeof Object.fromEntries])`,
    )
    assert.deepEqual(value, ['undefined', 'undefined', 'undefined', 'undefined', 'function', 'function'])
  })

  for (const [name, script, problem] of [
    ['code from text', 'new Function("return 1")', /Code generation from strings disallowed/],
    [
      'a wx function it lacks, also when the error is caught',
      'try { wx.chooseImage({}) } catch (e) {}',
      /wx\.chooseImage is not part/,
    ],
    ['a name that is not there', 'document.title = "a"', /document is not defined/],
    ['an error in a timer', 'setTimeout(() => { throw new Error("late") }, 0)', /timer: late/],
    ['a warning', 'console.warn("careful")', /console\.warn: careful/],
  ] as const) {
    it(`notes ${name}`, async () => {
      const { problems } = await runInPage(`setTimeout(() => done(1), 20); ${script}`)
      assert.match(problems.join(), problem)
    })
  }

  it('notes a component it lacks', async () => {
    const phone = await launch({ files: { 'b/index.wxml': '<map longitude="0"/>' } })
    await assert.rejects(phone.host.open('/b/index'), /<map> is not part of the test's host/)
    phone.switchOff()
  })
})

describe('the host: storage', { concurrency: 1 }, () => {
  for (const [name, script, expected] of [
    ['a key that was never set is an empty string', 'done([wx.getStorageSync("x")])', ['']],
    [
      'types are kept',
      'wx.setStorageSync("x", { a: [1, "1", true] }); done(wx.getStorageSync("x"))',
      { a: [1, '1', true] },
    ],
    [
      'a removed key is gone',
      'wx.setStorageSync("x", 1); wx.removeStorageSync("x"); done([wx.getStorageSync("x")])',
      [''],
    ],
    [
      'more than 1 MB under a key is refused',
      'try { wx.setStorageSync("x", "a".repeat(1048576)); done("stored") } catch (e) { done(e.message) }',
      'setStorageSync:fail entry size limit reached',
    ],
    [
      'more than 10 MB in all is refused',
      'try { for (let i = 0; i < 11; i++) wx.setStorageSync("x" + i, "a".repeat(1e6)); done("stored") } catch (e) { done(e.message) }',
      'setStorageSync:fail exceed storage max size 10Mb',
    ],
    [
      'an absent key fails the asynchronous way',
      'wx.getStorage({ key: "x", fail: e => done(e.errMsg) })',
      'getStorage:fail data not found',
    ],
  ] as const) {
    it(name, async () => assert.deepEqual((await runInPage(script)).value, expected))
  }
})
