/** @run short: what the build made of the package */
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'

interface Template {
  componentsAlias: Readonly<Record<string, { readonly _num: string }>>
  buildTemplate(config: object): string
  buildPageTemplate(path: string): string
  buildXScript(): string
  buildXSTmplName(): string
  buildBaseComponentTemplate(extension: string): string
}
type OnSetupClose = (platform: { template?: Template }) => void

// Taro loads its plugins as plain CommonJS.
const load = createRequire(__filename)
const { expansion } = load('../../config/weapp-view/glyph') as { expansion: string }
const { defaultKinds, shortIds } = load('../../config/weapp-trim/plain-nodes') as {
  defaultKinds(template: Template): void
  shortIds(template: Template): void
}
const plugin = load('../../config/weapp-view/plugin') as (context: {
  registerMethod(method: { fn: OnSetupClose }): void
}) => void

/** Runs as WXS does: a function of its own, which sees nothing around it. */
const expand = eval(`(${expansion})`) as (style: string | undefined) => string | undefined

/** Taro's templates in short, with what is changed of them. */
const taroTemplate = (): Template => ({
  componentsAlias: {
    ...{ view: { _num: '8' }, 'static-view': { _num: '6' }, 'pure-view': { _num: '3' } },
    '#text': { _num: '9' },
  },
  buildTemplate: () =>
    `<template name="tmpl_0_6"><view style="{{i.st}}"/></template>
<template name="tmpl_0_8"><view hover-class="{{i.p13||'none'}}" style="{{i.st}}"><template is="{{xs.a(c, item.nn, l)}}"/></view></template>
<block wx:if="{{i.nn === '9'}}"/>`,
  buildPageTemplate: () => '<page-meta data-sid="{{pageMeta.sid}}"/>',
  buildXScript: () => '{\n  a: function (l, n, s) {},\n  b: function (a, b) {}\n}',
  buildXSTmplName: () => 'function (l, n, s) {\n    return n\n  }',
  buildBaseComponentTemplate: () => `<template is="{{'tmpl_0_' + i.nn}}"/>`,
})

function withPlugin(template: Template): Template {
  plugin({ registerMethod: ({ fn }) => fn({ template }) })
  return template
}

describe('what the view knows by itself', () => {
  it('is the picture around a glyph', () => {
    const style = expand("--g: 1.1rem<path d='m6 9 6 6 6-6'/><circle r='8'/>;")
    assert.match(
      style ?? '',
      /^width: ?1\.1rem;height: ?1\.1rem;-webkit-mask-image:url\("data:image\/svg\+xml,%3Csvg /,
    )
    assert.ok(style?.endsWith(`%3Cpath d='m6 9 6 6 6-6'/%3E%3Ccircle r='8'/%3E%3C/svg%3E")`))
    assert.deepEqual(['flex: none; height: 0px;', '', undefined].map(expand), [
      'flex: none; height: 0px;',
      '',
      undefined,
    ])
  })

  it('is what a finger does to a tappable; no other view has it', () => {
    const template = withPlugin(taroTemplate())
    const text = template.buildTemplate({})
    assert.match(text, /tmpl_0_6"><view style="{{xs\.g\(i\.st\)}}"/)
    assert.match(text, /tmpl_0_8"><view hover-class="{{i\.p13\|\|'tappable--pressed'}}" style="{{i\.st}}"/)
    assert.match(template.buildXScript(), /g: function \(s\) {[^]*b: function/)
  })

  it('is a node without a kind: a bare view with its children, a text without', () => {
    const template = taroTemplate()
    defaultKinds(template)
    const text = template.buildTemplate({})
    assert.ok(text.includes('xs.a(c, item, l)') && text.includes('wx:if="{{!i.nn&&!i.cn}}"'))
    const kindOf = eval(`(${template.buildXSTmplName()})`) as (l: number, node: object, s: string) => string
    assert.deepEqual(
      [{ nn: '8', cn: [] }, { cn: [] }, { v: '' }].map(node => kindOf(0, node, '')),
      ['8', '3', '9'],
    )
    assert.equal(template.buildBaseComponentTemplate(''), `<template is="{{xs.a(0, i, '')}}"/>`)
  })

  it('is what a node is known by, in a shorter word', () => {
    const template = taroTemplate()
    const { buildTemplate } = template
    template.buildTemplate = config =>
      buildTemplate(config) +
      '<text id="{{i.uid||i.sid}}" data-sid="{{i.sid}}"/><block wx:for="{{i.cn}}" wx:key="sid"/>'
    shortIds(template)
    assert.ok(
      template
        .buildTemplate({})
        .endsWith('<text id="{{i.uid||i.s}}" data-sid="{{i.s}}"/><block wx:for="{{i.cn}}" wx:key="s"/>'),
    )
    assert.equal(template.buildPageTemplate(''), '<page-meta data-sid="{{pageMeta.s}}"/>')
    const other = taroTemplate()
    shortIds(other)
    assert.throws(() => other.buildTemplate({}), /any more/)
  })

  it('stops the build where Taro writes its templates otherwise', () => {
    for (const change of [
      (text: string) => text.replace('style="{{i.st}}"', ''),
      (text: string) => text.replace("'none'", "''"),
    ]) {
      const template = taroTemplate()
      const { buildTemplate } = template
      template.buildTemplate = config => change(buildTemplate(config))
      withPlugin(template)
      assert.throws(() => template.buildTemplate({}), /any more/)
    }
    const template = taroTemplate()
    template.buildXSTmplName = () => 'function (n) {}'
    defaultKinds(template)
    assert.throws(() => template.buildXSTmplName(), /any more/)
  })
})
