const { replaced } = require('../weapp-trim/replaced')
const { expansion } = require('./glyph')

/** What a tappable looks like under a finger (ui/styles/base): said by the template, since nearly all that is tapped is one. */
const PRESSED = 'tappable--pressed'

/** The templates of one kind of node, nested or not. */
const templatesOf = (kind, rest) =>
  new RegExp(`(<template name="tmpl_\\d+_${kind}">(?:(?!</template>)[^])*?)${rest}`, 'g')

/** Taro plugin: what the mini-program's view knows by itself, so that no page has to send it. H5 has no templates and needs nothing. */
module.exports = context => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform
      if (!template) return
      const { buildTemplate, buildXScript } = template
      const kindOf = name => template.componentsAlias[name]._num
      template.buildTemplate = config => {
        const text = buildTemplate.call(template, config)
        const withGlyphs = replaced(
          text,
          templatesOf(kindOf('static-view'), 'style="{{i\\.st}}"'),
          '$1style="{{xs.g(i.st)}}"',
        )
        return replaced(
          withGlyphs,
          templatesOf(kindOf('view'), `(hover-class="{{)(.*?)'none'`),
          `$1$2$3'${PRESSED}'`,
        )
      }
      template.buildXScript = () =>
        replaced(buildXScript.call(template), '  b: function', `  g: ${expansion},\n  b: function`)
    },
  })
}
