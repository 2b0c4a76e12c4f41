import path from 'node:path'
import { runFiles } from '../support/run-files'

void runFiles({
  label: 'E2E',
  folder: __dirname,
  journeys: { host: 'browser', driver: path.resolve(__dirname, '../journeys/driver/browser.ts') },
  ending: '.e2e.ts',
  resultFile: path.resolve(__dirname, '../../.cache/e2e-result.json'),
  // One more than cores: a journey waits for its pages about as often as it works.
  concurrency: 3,
  first: ['screens-', 'accessibility-', 'real-name-papers', 'analytics', 'identity-scan'],
})
