import path from 'node:path'
import { runFiles } from '../support/run-files'

void runFiles({
  label: 'WEBKIT',
  folder: __dirname,
  ending: '.webkit.ts',
  resultFile: path.resolve(__dirname, '../../.cache/webkit-result.json'),
  concurrency: 1,
})
