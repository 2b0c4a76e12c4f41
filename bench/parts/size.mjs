import { measureH5 } from '../../scripts/lib/measure.mjs'
import { short } from '../lib/table.mjs'

export const title = 'Sizes of all routes'
export const needsApps = true

const kB = bytes => bytes / 1000

/** Gzipped sizes of every product build: a file comparison, the same on every machine. */
export async function run({ apps }) {
  const sizes = apps
    .filter(({ isProduct }) => isProduct)
    .map(({ id, dir }) => ({ id, ...measureH5(dir).metrics }))
  const measures = ['entryJs', 'entryCss', 'allJs', 'lazyMedian', 'lazyMax', 'vendorMax']
  const [product] = sizes
  return {
    data: { sizes },
    calibration: [],
    tables: [
      {
        title: 'Gzip -9, kB',
        columns: [
          'build',
          'entry JS',
          'entry CSS',
          'all JS',
          'lazy chunk, median',
          'largest',
          'analytics SDK',
        ],
        rows: sizes.map(size => [size.id, ...measures.map(measure => short(kB(size[measure])))]),
      },
    ],
    figures: [
      { goal: 'routes-js', value: kB(product.allJs) },
      { goal: 'chunk-median', value: kB(product.lazyMedian) },
      { goal: 'chunk-max', value: kB(product.lazyMax) },
    ],
  }
}
