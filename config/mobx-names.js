const { transformSync } = require('esbuild')

/**
 * webpack loader of MobX's module in production: short names for its private properties (those that end in `_`, as its makers'
 * own build has them) and no development. Their minified file has both, but is one piece: of a module, what nobody imports stays out.
 * @param {string} source
 */
module.exports = function mobxNames(source) {
  return transformSync(source, {
    define: { 'process.env.NODE_ENV': '"production"' },
    mangleProps: /_$/,
    minifySyntax: true,
  }).code
}
