// Written for old Nodes: no optional chaining, no `node:` names, nothing imported but built-in modules.
import fs from 'fs'
import path from 'path'
import url from 'url'

/** Ends the process with one sentence where Node is older than package.json's `engines` asks for. */
export function requireNode() {
  const here = path.dirname(url.fileURLToPath(import.meta.url))
  const engines = JSON.parse(fs.readFileSync(path.join(here, '../../package.json'), 'utf8')).engines
  const wanted = engines.node.replace('>=', '').split('.').map(Number)
  const actual = process.versions.node.split('.').map(Number)
  const differing = wanted.findIndex((part, index) => actual[index] !== part)
  if (differing === -1 || actual[differing] > wanted[differing]) return
  console.error(
    'Node ' + wanted.join('.') + ' or newer is needed; this is Node ' + process.versions.node + '.',
  )
  process.exit(1)
}
