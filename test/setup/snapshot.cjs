const { mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const path = require('node:path')

/** The sandboxes of a run copy the seed data from one file: sandbox/testing/snapshot. */
module.exports = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'snapshot-'))
  process.env.SANDBOX_SNAPSHOT = path.join(folder, 'seed.db')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
