import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** A module keeps the place that it was written in, wherever its text ends up. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      if (!/__(dirname|filename)/.test(text)) return { contents: text, loader: 'ts' }
      const [folder, name] = [path.dirname(file), file].map(place => JSON.stringify(place))
      // In one line with the text's first, so that places in it stay where they are.
      return { contents: `const __dirname = ${folder}, __filename = ${name};${text}`, loader: 'ts' }
    })
  },
}

/**
 * Makes one script of each test file and all that it imports from this repository, and answers their paths in the same order.
 * Node then loads a file instead of some eight hundred, which takes a second and a half less for every test file.
 * `into` must lie in this repository: packages are found from there. `alias` names the file that stands for a module.
 */
export async function bundleTests(
  files: readonly string[],
  into: string,
  alias: Record<string, string> = {},
): Promise<string[]> {
  await build({
    entryPoints: files.map(file => ({ in: file, out: path.basename(file, '.ts') })),
    outdir: into,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    alias,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [ownPlace],
  })
  return files.map(file => path.join(into, `${path.basename(file, '.ts')}.js`))
}
