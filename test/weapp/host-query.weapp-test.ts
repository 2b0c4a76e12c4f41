/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { launch, PAGE, plain } from './host-fixture'

/** A component without an element of its own, as compiled templates nest beyond their eighth level. */
const NESTED = {
  'comp.json': '{"component":true,"styleIsolation":"apply-shared","usingComponents":{"comp":"./comp"}}',
  'comp.js': `Component({ properties: { item: Object }, options: { virtualHost: true },
    methods: { tapped(e) { getApp().note('tapped ' + e.currentTarget.id) } } })`,
  'comp.wxml':
    '<view id="{{item.id}}" class="row" bindtap="tapped">{{item.text}}<comp wx:for="{{item.cn}}" wx:key="id" item="{{item}}"/></view>',
}

const TREE = {
  id: 'outer',
  text: 'outer',
  cn: [{ id: 'middle', text: '', cn: [{ id: 'inner', text: 'inner', cn: [] }] }],
}

/** A page that runs queries on itself once it is ready, and keeps what they answer. */
const asking = (wxml: string, queries: string, data: unknown = {}) => ({
  ...NESTED,
  'a/index.json': '{"usingComponents":{"comp":"../comp"}}',
  'a/index.wxml': wxml,
  'a/index.js': PAGE(
    'a',
    `this.setData(${JSON.stringify(data)})
     const query = wx.createSelectorQuery()
     ${queries}
     query.exec(results => wx.setStorageSync('results', results))`,
  ),
})

async function answers(wxml: string, queries: string, data?: unknown): Promise<unknown[]> {
  const phone = await launch({ files: asking(wxml, queries, data) })
  await phone.until('no answer', () => phone.stored('results') !== undefined)
  phone.close()
  return plain(phone.stored('results')) as unknown[]
}

describe('the host: components in components', { concurrency: 1 }, () => {
  it('draws them without elements of their own, and gives their events the node', async () => {
    const phone = await launch({
      files: asking('<comp wx:if="{{tree}}" item="{{tree}}"/>', '', { tree: TREE }),
    })
    await phone.see('inner')
    const path: string[] = []
    for (let node = phone.query('#inner'); node; node = node.parentElement ?? undefined) {
      path.unshift(node.id || node.tagName.toLowerCase())
    }
    assert.deepEqual(path, ['html', 'body', 'wx-page', 'outer', 'middle', 'inner'])
    await phone.tap('inner')
    const notes = () => phone.stored('notes') as string[]
    await phone.until('no event', () => notes().includes('tapped outer'))
    assert.deepEqual(plain(notes().slice(-3)), ['tapped inner', 'tapped middle', 'tapped outer'])
    phone.close()
  })
})

describe('the host: selector queries', { concurrency: 1 }, () => {
  it('answer one node, all nodes, the window, and nothing, in the order they were asked', async () => {
    const results = await answers(
      '<view id="list" data-kind="k"><view id="r1" class="row"/><view id="r2" class="row"/><view class="other"/></view>',
      `query.select('#list').fields({ id: true, dataset: true })
       query.selectAll('#list > .row').fields({ id: true })
       query.selectViewport().scrollOffset()
       query.select('.none').boundingClientRect()
       query.selectAll('.none').boundingClientRect()`,
    )
    assert.deepEqual(results[0], { id: 'list', dataset: { kind: 'k' } })
    assert.deepEqual(results[1], [{ id: 'r1' }, { id: 'r2' }])
    assert.equal((results[2] as { scrollTop: number }).scrollTop, 0)
    assert.deepEqual(results.slice(3), [null, []])
  })

  it('find what lies in a component by >>> only, which finds what lies outside as well', async () => {
    const results = await answers(
      '<view class="top"><view id="near" class="near"/><comp wx:if="{{tree}}" item="{{tree}}"/></view>',
      `query.select('#inner').fields({ id: true })
       query.selectAll('.top >>> .row').fields({ id: true })
       query.select('.top >>> #inner').fields({ id: true })
       query.select('.top >>> .near').fields({ id: true })
       query.selectAll('#middle > .row,.top >>> #middle >>> .row').fields({ id: true })`,
      { tree: TREE },
    )
    assert.deepEqual(results, [
      null,
      [{ id: 'outer' }, { id: 'middle' }, { id: 'inner' }],
      { id: 'inner' },
      { id: 'near' },
      [{ id: 'inner' }],
    ])
  })

  it('call back after the call, and ask the page that is in front then', async () => {
    const phone = await launch({
      files: {
        'a/index.wxml': '<view id="here" bindtap="ask">ask</view>',
        'a/index.js': PAGE(
          'a',
          '',
          `ask() {
             const order = []
             wx.createSelectorQuery().select('#here').fields({ id: true }, one => order.push(one))
               .exec(all => { order.push(all); wx.setStorageSync('order', order) })
             order.push('returned')
           }`,
        ),
      },
    })
    await phone.tap('ask')
    await phone.until('no answer', () => phone.stored('order') !== undefined)
    assert.deepEqual(plain(phone.stored('order')), ['returned', { id: 'here' }, [{ id: 'here' }]])
    phone.close()
  })
})
