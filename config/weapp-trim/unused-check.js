const path = require('node:path')

/** webpack plugin: stops the build when one of the files that are to be changed is not part of it any more. */
module.exports = class UnusedCheck {
  /** @param {string[]} files below node_modules */
  constructor(files) {
    this.files = files
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('UnusedCheck', compilation => {
      compilation.hooks.finishModules.tap('UnusedCheck', modules => {
        const built = [...modules].map(({ resource = '' }) => resource.split(path.sep).join('/'))
        const isBuilt = file => built.some(resource => resource.endsWith(`/node_modules/${file}`))
        const unused = this.files.filter(file => !isBuilt(file))
        compilation.errors.push(...unused.map(file => new Error(`${file} is to be changed and not built`)))
      })
    })
  }
}
