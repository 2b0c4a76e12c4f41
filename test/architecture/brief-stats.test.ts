/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'

const BriefStats = jest.requireActual<new () => webpack.WebpackPluginInstance>(
  '../../config/taro-fixes/brief-stats',
)

/** Builds an entry that asks for what is not there; resolves with what `read` makes of the stats. */
function build<T>(read: (stats: webpack.Stats) => T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brief-stats-'))
  writeFileSync(path.join(folder, 'entry.js'), "import './missing'")
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: { path: folder },
    plugins: [new BriefStats()],
  })
  return new Promise<T>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) resolve(read(stats))
      else reject(error ?? new Error('no stats'))
    })
  }).finally(() => rmSync(folder, { recursive: true }))
}

test('a report that asks for everything gets the errors and warnings alone, and one that says what it wants gets that', async () => {
  const [report, wanted] = await build(stats => [
    stats.toJson({}),
    stats.toJson({ all: false, assets: true }),
  ])
  expect(Object.keys(report).sort()).toEqual(['errors', 'warnings'])
  expect(report.errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining("Can't resolve './missing'"),
  ])
  expect([wanted.assets?.map(({ name }) => name), wanted.errors]).toEqual([['main.js'], undefined])
})
