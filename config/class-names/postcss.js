const { shorten } = require('./short')

/** Classes that WeChat itself gives: they are sent by nobody. */
const OF_WECHAT = /^(?:button-hover|navigator-hover|input-placeholder|textarea-placeholder|wx-.*)$/

/** Classes of a selector; what stands in brackets are no names. */
const CLASS = /(\[[^\]]*\])|\.(-?[A-Za-z_][\w-]*)/g

/** Every name of this build by what it became. */
const names = new Map()

function shortOf(name, rule) {
  if (OF_WECHAT.test(name)) throw rule.error(`WeChat's own class .${name} has no short name`)
  const short = shorten(name)
  const other = names.get(short) ?? name
  if (other !== name) throw rule.error(`.${name} and .${other} have the same short name: rename one of them`)
  names.set(short, name)
  return `.${short}`
}

/** For PostCSS: the names of classes in a released mini-program's sheets, as what is sent to the view has them. */
module.exports = () => ({
  postcssPlugin: 'class-names',
  // Once a sheet is whole: a rule that another step changes would be met again.
  OnceExit(root) {
    root.walkRules(rule => {
      if (rule.selector.includes('\\')) throw rule.error('a class with a backslash has no short name')
      if (/\[class/.test(rule.selector)) throw rule.error('a part of a class is not known by its short name')
      rule.selector = rule.selector.replace(CLASS, (whole, bracket, name) => bracket ?? shortOf(name, rule))
    })
  },
})
module.exports.postcss = true
