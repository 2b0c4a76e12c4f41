/** Taro plugin: tells the script that started a watched build when each compilation has ended (scripts/dev.mjs). */
module.exports = context => {
  if (!process.send) return
  context.onBuildFinish(({ error, stats }) => {
    const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : ''
    process.send({ compiled: true, problems: error ? String(error.message) : problems })
  })
}
