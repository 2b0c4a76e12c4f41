// `node scripts/with-packages.mjs <script> [arguments]`: runs a script that imports packages, on a bare clone too.
// Only this import may stand here: see node-version.mjs.
import { requireNode } from './lib/node-version.mjs'

requireNode()
import('./lib/with-packages.mjs').then(module => module.withPackages())
