// `npm test`: from a bare clone to one number. Only this import may stand here: see node-version.mjs.
import { requireNode } from './lib/node-version.mjs'

requireNode()
import('./lib/test-run.mjs').then(module => module.testRun())
