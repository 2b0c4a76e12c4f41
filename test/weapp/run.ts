import { rmSync } from 'node:fs'
import path from 'node:path'
import { runFiles } from '../support/run-files'

const CACHE = path.resolve(__dirname, '../../.cache')

// Each run writes its own numbers and pictures.
for (const name of ['weapp-metrics.json', 'weapp-shots']) {
  rmSync(path.join(CACHE, name), { recursive: true, force: true })
}

void runFiles({
  label: 'WEAPP',
  folder: __dirname,
  ending: '.weapp-test.ts',
  resultFile: path.join(CACHE, 'weapp-result.json'),
  concurrency: 2,
  first: ['screens', 'care-screens'],
})
