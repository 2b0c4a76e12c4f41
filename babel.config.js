const isProduction = process.env.NODE_ENV === 'production'

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  overrides: isProduction
    ? [{ test: /[\\/]src[\\/]contract[\\/]/, plugins: [require.resolve('./config/contract/plugin')] }]
    : [],
}
