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
  journeys: { host: 'phone', driver: path.resolve(__dirname, '../journeys/driver/phone.ts') },
  ending: '.weapp-test.ts',
  resultFile: path.join(CACHE, 'weapp-result.json'),
  // A phone of the tests mostly waits: for its timers, and for what the sandbox answers.
  concurrency: 4,
  first: ['screens', 'care-screens'],
})
