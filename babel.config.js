const isProduction = process.env.NODE_ENV === 'production'

/**
 * The oldest browsers have default values and destructuring, but for a few corners. Babel's preset rewrites all of them for
 * the corners' sake, 1.6 kB gz of every start; with what mends the corners alone it need not.
 */
const CORNERS = {
  exclude: ['transform-parameters', 'transform-destructuring'],
  plugins: [
    '@babel/plugin-bugfix-safari-id-destructuring-collision-in-function-expression',
    '@babel/plugin-bugfix-safari-rest-destructuring-rhs-array',
  ],
}

/**
 * Shorter words for what the oldest browsers lack (optional chaining, class fields). None of ours meets `document.all`; a field is set as
 * any other property, and no class of ours has a field where one above it has an accessor.
 */
const ASSUMPTIONS = { noDocumentAll: true, setPublicClassFields: true }

module.exports = {
  assumptions: ASSUMPTIONS,
  presets: [
    [
      'taro',
      { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, exclude: CORNERS.exclude },
    ],
  ],
  plugins: CORNERS.plugins,
  overrides: isProduction
    ? [{ test: /[\\/]src[\\/]contract[\\/]/, plugins: [require.resolve('./config/contract/plugin')] }]
    : [],
}
