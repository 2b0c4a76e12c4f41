/** @run short: what the build made of the package */
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'

interface Template {
  componentsAlias: Readonly<Record<string, { readonly _num: string }>>
  buildTemplate(config: object): string
  buildXScript(): string
}
type OnSetupClose = (platform: { template?: Template }) => void

// Taro loads its plugins as plain CommonJS.
const load = createRequire(__filename)
const { expansion } = load('../../config/weapp-view/glyph') as { expansion: string }
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
<template name="tmpl_0_8"><view hover-class="{{i.p13||'none'}}" style="{{i.st}}"><template is="{{xs.a(c, item.nn, l)}}"/></view></template>`,
  buildXScript: () => '{\n  a: function (l, n, s) {},\n  b: function (a, b) {}\n}',
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
  })
})
