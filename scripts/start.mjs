// `npm start`: from a bare clone to the running sandbox. Only this import may stand here: see node-version.mjs.
import { requireNode } from './lib/node-version.mjs'

requireNode()
import('./lib/serve.mjs').then(module => module.serve())
