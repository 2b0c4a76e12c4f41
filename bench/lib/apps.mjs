import { fromRoot } from '../../scripts/lib/root.mjs'

/** Folders of the references below bench/refs. */
export const references = ['html', 'react', 'vue']

const distOf = name => fromRoot('bench/refs', name, 'dist')

/**
 * The measured apps. `vue` is served twice: what its two copies differ by is what the method cannot tell apart.
 * @param {{product: string, also: {id: string, dir: string}[]}} options folders of built products
 * @returns {{id: string, dir: string, isProduct: boolean}[]}
 */
export function measuredApps({ product, also }) {
  return [
    { id: 'product', dir: product, isProduct: true },
    ...also.map(({ id, dir }) => ({ id, dir, isProduct: true })),
    ...references.map(id => ({ id, dir: distOf(id), isProduct: false })),
    { id: 'vue-again', dir: distOf('vue'), isProduct: false },
  ]
}
