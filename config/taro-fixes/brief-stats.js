/** All that Taro reads of a build for its report. */
const READ = { all: false, errors: true, warnings: true }

/**
 * webpack plugin. After each build Taro's report asks webpack twice for all it knows (every module with every reason for it, 5 s of a
 * changed page's 7) and reads the errors and warnings alone. Whoever says what they want gets that.
 */
module.exports = class BriefStats {
  apply(compiler) {
    // Before those who ask.
    compiler.hooks.done.tap({ name: 'BriefStats', stage: -1000 }, stats => {
      const toJson = stats.toJson.bind(stats)
      stats.toJson = (options, ...rest) =>
        toJson(options && Object.keys(options).length > 0 ? options : READ, ...rest)
    })
  }
}
