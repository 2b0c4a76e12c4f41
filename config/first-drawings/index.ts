import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import { buildSync } from 'esbuild'

const fromRoot = (file: string) => path.resolve(__dirname, '../..', file)
const standIn = (name: string) => path.resolve(__dirname, 'stand-ins', name)

/** What components are made of in the product, and what takes its place where they are drawn once. */
const STAND_INS = {
  react: standIn('react.ts'),
  'mobx-react': standIn('mobx-react.ts'),
  '@tarojs/components': standIn('taro-components.ts'),
  '@/stores/root/context': standIn('stores.ts'),
}

/** Beside the page (`src/packages/…/index`): what it draws of the answers to its first calls. */
const drawingsOf = (page: string) => fromRoot(`src/${path.dirname(page)}/first-drawing.tsx`)

type Registry = typeof import('../../src/contract/registry')

/** How the answers are read that a script draws, by the names of their calls: the contract itself stays out of it. */
function shapesFor(script: string): Record<string, unknown> {
  const { endpoints } = requireWithEsbuild(fromRoot('src/contract/registry.ts')) as Registry
  const drawn = Object.values(endpoints).filter(({ name }) => script.includes(`"${name}"`))
  return Object.fromEntries(drawn.map(({ name, shape }) => [name, shape]))
}

function bundle(file: string, shapes: Record<string, unknown> = {}): string {
  const contents = `import { drawings } from ${JSON.stringify(file)}
import { drawAnswers } from ${JSON.stringify(path.resolve(__dirname, 'draw-answer.ts'))}
drawAnswers(drawings, ${JSON.stringify(shapes)})`
  const [output] = buildSync({
    stdin: { contents, resolveDir: __dirname },
    tsconfig: fromRoot('tsconfig.json'),
    ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2017' },
    ...{ jsx: 'automatic', jsxImportSource: 'jsx-dom' },
    alias: STAND_INS,
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js'],
    loader: { '.scss': 'empty' },
    legalComments: 'eof',
    define: { 'process.env.TARO_ENV': '"h5"', 'process.env.NODE_ENV': '"production"' },
  }).outputFiles
  if (!output) throw new Error(`Nothing was made of ${file}`)
  return output.text
}

/**
 * Writes the script that draws a page's first answers into its first view, before the page's own code has come; the same
 * components draw it as draw the page, through jsx-dom instead of React.
 * @param page file below `src`, without extension
 * @param outputPath folder of the build
 * @returns the script's name below `outputPath`; undefined for a page that has no `first-drawing.tsx`
 */
export function writeFirstDrawing(page: string, outputPath: string): string | undefined {
  const file = drawingsOf(page)
  if (!fs.existsSync(file)) return undefined
  // The first tells which calls are drawn.
  const text = bundle(file, shapesFor(bundle(file)))
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 6)
  const name = `js/drawing-${path.basename(path.dirname(page))}.${sum}.js`
  fs.writeFileSync(path.join(outputPath, name), text)
  return name
}
