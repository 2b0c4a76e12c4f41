import { pathToFileURL } from 'node:url'
import { helpOf } from './help-of.mjs'
import { install } from './install.mjs'
import { main } from './problem.mjs'
import { fromRoot } from './root.mjs'

/** Installs what is missing, then runs the script that the command line names, with what follows as its arguments; `--help` runs nothing. */
export function withPackages() {
  main(async () => {
    const script = fromRoot(process.argv[2])
    const help = process.argv.slice(3).some(one => one === '--help' || one === '-h')
      ? helpOf(script)
      : undefined
    if (help !== undefined) return console.log(help)
    await install()
    process.argv.splice(1, 2, script)
    if (script.endsWith('.ts')) {
      const { register: registerModules } = await import('tsx/esm/api')
      const { register: registerCommonJs } = await import('tsx/cjs/api')
      registerCommonJs()
      registerModules()
    }
    await import(pathToFileURL(script).href)
  })
}
